/** How colours look to people: measured here, so that palettes can be held to it. */

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

export type Vision = 'full' | 'protanopia' | 'deuteranopia';

/** Machado, Oliveira and Fernandes (2009), full severity, on linear light. */
const MATRICES: Readonly<Record<Vision, Matrix>> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
};

function linear(colour: string): Triple {
  const channel = (at: number): number => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function dot([a, b, c]: Triple, [x, y, z]: Triple): number {
  return a * x + b * y + c * z;
}

function luminance(colour: string): number {
  return dot([0.2126, 0.7152, 0.0722], linear(colour));
}

/** The contrast ratio of WCAG, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function seen(colour: string, vision: Vision): Triple {
  const light = linear(colour);
  const clamped = (row: Triple): number => Math.min(1, Math.max(0, dot(row, light)));
  const [r, g, b] = MATRICES[vision];
  return [clamped(r), clamped(g), clamped(b)];
}

function lab(light: Triple): Triple {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f(dot([0.4124, 0.3576, 0.1805], light) / 0.95047);
  const y = f(dot([0.2126, 0.7152, 0.0722], light));
  const z = f(dot([0.0193, 0.1192, 0.9505], light) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The distance in CIELAB; about 2 can just be told apart side by side, 10 and more at a glance. */
export function distanceSeen(one: string, other: string, vision: Vision): number {
  const [l, a, b] = lab(seen(one, vision));
  const [l2, a2, b2] = lab(seen(other, vision));
  return Math.hypot(l - l2, a - a2, b - b2);
}
