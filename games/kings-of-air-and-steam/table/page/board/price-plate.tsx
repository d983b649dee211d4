const HEIGHT = 18;
const PER_SIGN = 8;

/** A price tag at the upper side of a space. */
export function PricePlate({ price }: { readonly price: string }) {
  const width = Math.max(30, price.length * PER_SIGN + 10);
  return (
    <g transform="translate(0 -34)">
      <rect className="kas-price-plate" x={-width / 2} y={-10} width={width} height={HEIGHT} rx={3} />
      <text className="kas-price" textAnchor="middle" y={4}>
        {price}
      </text>
    </g>
  );
}
