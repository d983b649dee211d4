import type { SvgNode } from '@roundhouse/svg';

/** A drawing that needs no font: an image cannot use those of the page. Few pages need the outlines, so they come late. */
export async function withType(drawing: SvgNode): Promise<SvgNode> {
  const { outlined } = await import('@roundhouse/style/outlined');
  return outlined(drawing);
}
