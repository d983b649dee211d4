let observer: ResizeObserver | undefined;

/** Tells a drawing how large it is shown, now and whenever that changes, so that its labels keep legible: a ref for it. */
export function drawnScale(drawing: SVGSVGElement | null): (() => void) | undefined {
  if (drawing === null) return undefined;
  observer ??= new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries)
      if (target instanceof SVGSVGElement && contentRect.width > 0)
        target.style.setProperty('--board-scale', (contentRect.width / target.viewBox.baseVal.width).toFixed(3));
  });
  const watching = observer;
  watching.observe(drawing);
  return () => watching.unobserve(drawing);
}
