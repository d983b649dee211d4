import { type Palette, portrait, type Sitting } from '@roundhouse/style';
import type { SvgNode } from '@roundhouse/svg';

/** The characters by their ids. */
const CHARACTERS: Readonly<Record<string, Sitting>> = {
  'harvey-golding': { hat: 'crown', beard: 'full', coat: 'signal', skin: 0.1 },
  'reginald-kain': { hat: 'top', beard: 'moustache', eyes: 'monocle', coat: 'brass' },
  'aurelia-bayley': { hair: 'bun', eyes: 'goggles', coat: 'green' },
  isaac: { head: 'machine', hat: 'bowler', coat: 'brass' },
  'victor-blane': { hat: 'bowler', beard: 'moustache', coat: 'faded', skin: 0.3 },
  'eva-blane': { hair: 'long', hat: 'cap', coat: 'blue', skin: 0.3 },
  'flora-kingston': { hair: 'bun', coat: 'signal', skin: 0.65 },
  'bishop-kingston': { hat: 'mortarboard', beard: 'full', coat: 'green', skin: 0.7 },
  'sebastian-king': { hair: 'short', beard: 'goatee', coat: 'green' },
  'corey-mcqueen': { hat: 'wide', hair: 'long', eyes: 'patch', coat: 'brass', skin: 0.4 },
  'clint-castle': { hat: 'flyer', coat: 'brass' },
  'eli-diamond': { hat: 'cap', eyes: 'goggles', beard: 'moustache', coat: 'blue', skin: 0.55 },
  'thaddeus-birch': { hat: 'bowler', beard: 'full', coat: 'faded', skin: 0.1 },
  'ezekiel-crane': { hat: 'hood', eyes: 'patch', coat: 'signal' },
};

/** A character's face, around the middle. */
export function characterPortrait(id: string, radius: number, palette: Palette): SvgNode {
  return portrait(CHARACTERS[id] ?? {}, { x: 0, y: 0 }, radius, palette);
}
