import { mix, portrait, type Sitting } from '@roundhouse/style';
import { el, group, type SvgNode } from '@roundhouse/svg';
import type { Card } from '../../../content/set-file.ts';
import type { Look } from '../look.ts';
import type { At } from '../signs.ts';

/** A building in one stroke of the pen, on a ground line at 0, within 26 to each side and 36 above. By name. */
const BUILDINGS: Readonly<Record<string, string>> = {
  'Turnip Farm':
    'M-24 0V-12L-14 -20L-4 -12V0ZM-17 0V-7H-11V0M2 0C4 -4 8 -4 10 0M12 0C14 -4 18 -4 20 0M6 -3V-9M3 -11L6 -8L9 -11M16 -3V-9M13 -11L16 -8L19 -11',
  'Srika Pasture':
    'M-26 0V-9M-18 0V-9M-10 0V-9M-26 -6H-8M-1 0V-7M4 0V-7M13 0V-7M18 0V-7M-4 -9C-2 -17 14 -18 20 -10C20 -6 14 -6 8 -6H0C-4 -6 -4 -9 -4 -9ZM19 -12L25 -17L26 -11L20 -8M21 -14L20 -20',
  'Moss Garden':
    'M-18 0V-10M-25 -10C-24 -19 -12 -19 -11 -10ZM-1 0V-16M-10 -16C-9 -29 7 -29 8 -16ZM17 0V-8M11 -8C12 -16 22 -16 23 -8ZM-25 0H24',
  Mine: 'M-16 0L-4 -26H4L16 0M-10 -13H10M-13 -6H13M-4 -29A4 4 0 1 1 4 -29A4 4 0 1 1 -4 -29M16 0V-10H25V0',
  Academy:
    'M-22 0H22M-20 -3H20M-18 -3V-14M-9 -3V-14M0 -3V-14M9 -3V-14M18 -3V-14M-21 -14H21L0 -22ZM-8 -20C-8 -31 8 -31 8 -20M0 -29V-34',
  Barracks:
    'M-24 0V-14H-20V-17H-16V-14H-12V-17H-8V-14H24V0ZM-4 0V-8H4V0M12 -10V-5M18 -10V-5M-14 -15V-32L-4 -28L-14 -24',
  'Guild Hall':
    'M-22 0V-16L0 -30L22 -16V0ZM-5 0V-10A5 5 0 0 1 5 -10V0M-16 -6V-12H-11V-6ZM11 -6V-12H16V-6ZM0 -24A3 3 0 1 1 0 -18A3 3 0 1 1 0 -24',
  'Trading Post':
    'M-22 -14H22L18 -22H-18ZM-22 -14C-20 -9 -13 -9 -11 -14C-9 -9 -2 -9 0 -14C2 -9 9 -9 11 -14C13 -9 20 -9 22 -14M-20 0V-11M20 0V-11M-20 -6H20M-10 0V-6M8 0V-6',
  Docks:
    'M-20 0V-25H13M-20 -18L-9 -25M11 -25V-13M7 -13H15L13 -7H9ZM-26 -1C-22 -4 -18 -4 -14 -1S-6 2 -2 -1S6 -4 10 -1S18 2 24 -1',
  'Salt Mine': 'M-25 0L-14 -18L-4 0ZM-6 0L6 -25L20 0ZM15 0L20 -9L25 0M-14 -18L-12 -8M6 -25L9 -10',
  Factory:
    'M-24 0V-12L-14 -19V-12L-4 -19V-12L6 -19V0ZM6 0V-31H12V0M14 0V-10H24V0M-18 0V-5H-12V0M9 -33C12 -37 16 -33 20 -36',
  'Demon Traders':
    'M-20 0V-22C-20 -31 20 -31 20 -22V0H14V-20C14 -24 -14 -24 -14 -20V0ZM0 -3C-8 -6 -4 -12 0 -18C0 -12 8 -10 4 -5C3 -3 2 -3 0 -3Z',
  'War College':
    'M-22 0V-20H22V0ZM-22 -20V-25H-16V-20M-4 -20V-25H4V-20M16 -20V-25H22V-20M-4 0V-9H4V0M-16 -7L-9 -15M-9 -7L-16 -15M9 -7L16 -15M16 -7L9 -15',
  Library:
    'M-22 0V-20H-16V0ZM-16 0V-24H-11V0ZM-11 0V-18H-5V0ZM-4 0L-1 -22L5 -21L2 0ZM6 0V-26H13V0ZM13 0V-20H20V0ZM-22 -16H-16M6 -22H13M6 -4H13',
  'Demon Engines':
    'M-22 -3V-14H4V-3ZM4 -3V-20H14V-3ZM-16 -14V-25H-10V-14M-18 0A4 4 0 1 1 -10 0M-4 0A4 4 0 1 1 4 0M19 0C14 -6 20 -8 19 -15C26 -10 26 -4 22 0Z',
  'Assembly House':
    'M-24 0V-12H24V0ZM-14 -12V-20H14V-12ZM0 -20V-33L10 -29L0 -26M-18 0V-7H-13V0M-3 0V-8H3V0M13 0V-7H18V0M-8 -16H-4M4 -16H8',
  'Silk Weaver':
    'M-20 0V-27H-14V0M14 0V-27H20V0M-14 -22H14M-14 -6H14M-10 -22V-6M-5 -22V-6M0 -22V-6M5 -22V-6M10 -22V-6M-23 0H23',
  'Crystal Mine':
    'M-20 -8C-14 -3 -6 0 0 2C6 0 14 -3 20 -8ZM-12 -8L-8 -20L-4 -8M-4 -8L2 -31L8 -8M8 -8L13 -18L17 -8M2 -31V-10',
  'Turnip Distillery':
    'M-18 0V-4H2V0M-18 -4C-22 -14 -14 -20 -8 -20S6 -14 2 -4M-8 -20V-27C-8 -33 10 -33 12 -24L16 -12M10 0V-12H22V0Z',
  'Srika Tannery':
    'M-24 -27H24M-22 0V-27M22 0V-27M-16 -27C-18 -18 -18 -12 -14 -8H-8C-4 -12 -4 -18 -6 -27M4 -27C2 -18 2 -12 6 -8H12C16 -12 16 -18 14 -27',
  'Moss Apothecary':
    'M-22 0V-12L-18 -18V-25H-12V-18L-8 -12V0ZM-5 0V-16H7V0ZM-3 -16V-22H5V-16M11 0V-10L14 -14V-19H19V-14L22 -10V0ZM-22 -8H-8M-5 -8H7M11 -6H22',
  'Iron Foundry':
    'M-24 0V-22L-16 -30H-6L2 -22V0ZM-16 0V-10A5 5 0 0 1 -6 -10V0M6 0H24M8 -16H22L19 -6H11ZM15 -16V-26M8 -16L4 -22',
  'Chowder House':
    'M-16 -18H16C18 -6 12 -2 0 -2S-18 -6 -16 -18ZM-19 -18H19M-8 -2L-10 1M8 -2L10 1M-8 -22C-11 -26 -5 -28 -8 -33M0 -22C-3 -26 3 -28 0 -33M8 -22C5 -26 11 -28 8 -33',
  'Salt Exchange':
    'M0 0V-28M-10 0H10M-18 -24H18M-18 -24L-24 -10H-12ZM18 -24L12 -10H24ZM-24 -10C-22 -6 -14 -6 -12 -10M12 -10C14 -6 22 -6 24 -10',
  'Clockwork Arcade':
    'M0 -33A14 14 0 1 1 0 -5A14 14 0 1 1 0 -33M0 -19V-28M0 -19L6 -15M-24 0H24M-10 -8L-15 0M10 -8L15 0M-19 -19H-15M15 -19H19',
  'Summoning Hall': 'M0 -34A15 15 0 1 1 0 -4A15 15 0 1 1 0 -34M0 -34L9 -7L-14 -24H14L-9 -7ZM-24 0H24',
};

/** Whatever a set of somebody else calls its buildings. */
const SOME_BUILDING = 'M-22 0V-16L0 -28L22 -16V0ZM-4 0V-9H4V0M-15 -6V-11H-10V-6ZM10 -6V-11H15V-6Z';

/** What carries people, by the name of its card. */
const VESSELS: Readonly<Record<string, string>> = {
  'Cargo Ship': 'M-23 -8H23L17 0H-17ZM-14 -8V-15H-5V-8M0 -8V-28L15 -12H0M4 -8V-12',
  'Scout Ship': 'M-20 -6H20L14 0H-14ZM-2 -6V-30L14 -9H-2M-5 -24L-15 -9H-5M-2 -30L4 -28L-2 -26',
  'Cloud Skimmer':
    'M-22 -20C-22 -32 22 -32 22 -20S-22 -8 -22 -20ZM-8 -9L-6 -2H6L8 -9M20 -24L26 -29V-11L20 -16M-22 -20H22',
  'Wyvern Ship':
    'M-18 -16C-18 -26 18 -26 18 -16S-18 -6 -18 -16ZM-6 -7L-4 -1H4L6 -7M-6 -24C-10 -34 -20 -34 -25 -30C-18 -29 -14 -26 -12 -22M6 -24C10 -34 20 -34 25 -30C18 -29 14 -26 12 -22M18 -16L25 -18L20 -13',
  'Iron Dragon':
    'M-24 -4C-14 -2 -10 -12 -2 -12C6 -12 8 -4 14 -6L22 -12L26 -10L22 -5L14 -1C6 2 -4 -2 -10 -1ZM-4 -12C-10 -24 -18 -28 -24 -26C-18 -22 -16 -16 -12 -9M2 -12C4 -26 12 -32 20 -31C14 -26 13 -18 9 -9M21 -10h.01',
  Warship: 'M-25 -9H25L18 0H-18ZM-12 -9V-16H12V-9M-5 -16V-24H3V-16M-1 -24V-33M12 -13H22M-12 -13H-22M7 -16V-21',
};

const PEOPLE: Readonly<Record<string, Sitting>> = {
  Scholar: { hat: 'mortarboard', eyes: 'spectacles', coat: 'blue' },
  Cartographer: { hair: 'bun', eyes: 'spectacles', coat: 'green', skin: 0.5 },
  Engineer: { hat: 'cap', beard: 'moustache', coat: 'blue', skin: 0.3 },
  Explorer: { hat: 'pith', beard: 'goatee', coat: 'brass' },
  Mason: { hat: 'cap', beard: 'full', coat: 'faded', skin: 0.6 },
  Mayor: { hat: 'top', beard: 'moustache', eyes: 'monocle', coat: 'signal' },
  Merchant: { hat: 'bowler', beard: 'full', coat: 'green', skin: 0.45 },
  Junkbot: { head: 'machine', coat: 'brass' },
  Scientist: { hair: 'short', eyes: 'goggles', coat: 'faded', skin: 0.1 },
  'Tax Collector': { hat: 'bowler', eyes: 'spectacles', coat: 'signal' },
  Genius: { hair: 'long', eyes: 'spectacles', coat: 'blue', skin: 0.75 },
  Fixer: { head: 'toad', coat: 'brass' },
  Swordsman: { hair: 'long', beard: 'goatee', coat: 'signal' },
  Rifleman: { hat: 'kepi', beard: 'moustache', coat: 'blue' },
  Soldier: { hat: 'kepi', coat: 'signal', skin: 0.4 },
  Inventor: { hair: 'short', eyes: 'goggles', beard: 'moustache', coat: 'brass' },
  'Iron Guard': { hat: 'iron', coat: 'faded' },
  'Iron Soldier': { head: 'machine', hat: 'kepi', coat: 'signal' },
  Machinist: { hat: 'flyer', coat: 'green', skin: 0.55 },
  Magician: { hat: 'pointed', beard: 'full', coat: 'blue', skin: 0.1 },
  Spy: { hat: 'hood', eyes: 'patch', coat: 'faded' },
  Gunslinger: { head: 'hog', hat: 'wide', coat: 'signal' },
  Strategist: { head: 'hog', hat: 'kepi', coat: 'green' },
};

/** The nations by their ids. */
const NATIONS: Readonly<Record<string, Sitting>> = {
  arc: { hat: 'top', hair: 'short', beard: 'moustache', eyes: 'monocle', coat: 'signal' },
  cresarian: { hat: 'mortarboard', hair: 'long', eyes: 'spectacles', coat: 'blue', skin: 0.6 },
  hogmen: { head: 'hog', hat: 'kepi', coat: 'green' },
  toads: { head: 'toad', hat: 'bowler', coat: 'brass' },
};

function stroked(d: string, { x, y }: At, scale: number, fill: string, look: Look): SvgNode {
  return group({ transform: `translate(${x} ${y}) scale(${scale})`, 'data-vignette': '' }, [
    el('path', {
      d,
      fill,
      stroke: look.ink,
      'stroke-width': 1.5,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
  ]);
}

/** A building as it looks from the street, on a ground line at the point. */
export function buildingVignette(name: string, at: At, scale: number, look: Look): SvgNode {
  return stroked(BUILDINGS[name] ?? SOME_BUILDING, at, scale, mix(look.card, look.paper, 0.4), look);
}

/** Whoever or whatever a card is: a face, or a vessel. */
export function personVignette({ name, vehicle }: Card, at: At, radius: number, look: Look): SvgNode {
  const vessel = VESSELS[name];
  if (vessel === undefined && vehicle === null) return portrait(PEOPLE[name] ?? {}, at, radius, look);
  const scale = Math.round((radius / 25) * 100) / 100;
  const d = vessel ?? VESSELS[vehicle === 'ship' ? 'Cargo Ship' : 'Cloud Skimmer'] ?? SOME_BUILDING;
  return stroked(d, { x: at.x, y: at.y + 16 * scale }, scale, mix(look.card, look.brass, 0.25), look);
}

/** Somebody of a nation. */
export function nationVignette(id: string, at: At, radius: number, look: Look): SvgNode {
  return portrait(NATIONS[id] ?? {}, at, radius, look);
}
