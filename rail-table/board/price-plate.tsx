/** A price tag at the upper side of a hex. */
export function PricePlate({ price }: { readonly price: string }) {
  return (
    <g transform="translate(0 -31)">
      <rect className="rail-price-plate" x={-15} y={-10} width={30} height={18} rx={3} />
      <text className="rail-price" textAnchor="middle" y={4}>
        {price}
      </text>
    </g>
  );
}
