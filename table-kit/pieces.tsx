import type { PathPoint, SvgNode } from '@roundhouse/svg';
import { boardScale, classNames, SvgView } from '@roundhouse/ui';

/** A piece outside the board, drawn around its middle. Without a label it is a picture beside words. */
export function PieceIcon({
  node,
  size,
  className,
  label,
  reach = 13,
}: {
  readonly node: SvgNode;
  readonly size: number;
  readonly className: string;
  readonly label?: string;
  /** How far the drawing goes from its middle. */
  readonly reach?: number;
}) {
  const spoken = label === undefined ? { 'aria-hidden': true, focusable: false } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={classNames('piece-icon', className)}
      width={size}
      height={size}
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      style={boardScale(size / (2 * reach))}
      {...spoken}
    >
      <SvgView node={node} />
    </svg>
  );
}

/** Where goods are drawn within such a picture, and how large: several leave room for their number. */
export function goodsInIcon(count: number): { readonly at: PathPoint; readonly size: number } {
  return count > 1 ? { at: { x: -3, y: -2.5 }, size: 16 } : { at: { x: 0, y: 0 }, size: 19 };
}

/** What the pictures of goods outside the board are asked for with: how many of which, and how large. */
export interface GoodsShown<Good> {
  readonly good: Good;
  readonly count?: number;
  readonly size?: number;
}

/** Goods in a drawing, and what holds them: `city` and its id, say. */
export interface DrawnGood {
  readonly holder: string;
  readonly id: string | number;
  readonly good: string | number;
}

/** Every node with `data-good` in a drawing, with the nearest of these holders (`data-city`, …) that it lies in. */
export function goodsIn(drawing: SvgNode, holders: readonly string[]): ReadonlyMap<SvgNode, DrawnGood> {
  const found = new Map<SvgNode, DrawnGood>();
  const gather = (node: SvgNode, within: Pick<DrawnGood, 'holder' | 'id'> | null): void => {
    let here = within;
    for (const holder of holders) {
      const id = node.attributes[`data-${holder}`];
      if (id !== undefined) here = { holder, id };
    }
    const good = node.attributes['data-good'];
    if (here !== null && good !== undefined) found.set(node, { ...here, good });
    for (const child of node.children) if (typeof child !== 'string') gather(child, here);
  };
  gather(drawing, null);
  return found;
}
