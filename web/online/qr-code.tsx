import makeQr from 'qrcode-generator';
import { useMemo } from 'react';

/** So many light modules stand around a code, or a camera does not find it. */
const MARGIN = 4;

/** A QR code, drawn as one path: dark on light by night too, for cameras that know nothing else. */
export function QrCode({ words, label }: { readonly words: string; readonly label: string }) {
  const { size, path } = useMemo(() => modulesOf(words), [words]);
  const whole = size + 2 * MARGIN;
  return (
    <svg className="qr-code" viewBox={`${-MARGIN} ${-MARGIN} ${whole} ${whole}`} role="img" aria-label={label}>
      <rect x={-MARGIN} y={-MARGIN} width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

export function modulesOf(words: string): { readonly size: number; readonly path: string } {
  const code = makeQr(0, 'M');
  code.addData(words);
  code.make();
  const size = code.getModuleCount();
  const rows = Array.from({ length: size }, (_, row) => row);
  const dark = rows.flatMap((y) => rows.filter((x) => code.isDark(y, x)).map((x) => `M${x} ${y}h1v1h-1z`));
  return { size, path: dark.join('') };
}
