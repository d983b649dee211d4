/** Colours are `#rrggbb`. */
export type Colour = string;

function channels(colour: Colour): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Paint of both, `part` of it the second. */
export function mix(one: Colour, other: Colour, part: number): Colour {
  const [r, g, b] = channels(one);
  const [r2, g2, b2] = channels(other);
  const blended = [r + (r2 - r) * part, g + (g2 - g) * part, b + (b2 - b) * part];
  return `#${blended.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}
