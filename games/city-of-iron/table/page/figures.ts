import { rngFrom, text } from '@roundhouse/kernel';
import { exampleSheet, type Pane } from '@roundhouse/style';
import type { SvgNode } from '@roundhouse/svg';
import type { Figure } from '@roundhouse/table-kit';
import type { GameSet } from '../../content/set.ts';
import { setOf } from '../../content/sets.ts';
import { cityOfIron } from '../../rules/game.ts';
import type { Position } from '../../rules/position.ts';
import { buildingCard } from '../board/cards/building-card.ts';
import { LAND, landCard } from '../board/cards/land-card.ts';
import { personCard } from '../board/cards/person-card.ts';
import { CARD } from '../board/cards/ticket.ts';
import { TOWN, townCard } from '../board/cards/town-card.ts';
import { goodsBoard, goodsBoardSize } from '../board/goods-board.ts';
import { type Look, lookOf } from '../board/look.ts';
import { nationBoard } from '../board/nation-board.ts';

function start(): Position {
  const options = cityOfIron.options.parse({ mode: 'full' });
  return cityOfIron.setup(options, 3, rngFrom('a figure'), () => undefined);
}

/** The position with these buildings in the first city of each player. */
function withBuildings(...buildings: readonly (readonly string[])[]): Position {
  const position = start();
  return {
    ...position,
    players: position.players.map((player, seat) => ({
      ...player,
      cities: player.cities.map((city, index) => (index === 0 ? { ...city, buildings: buildings[seat] ?? [] } : city)),
    })),
  };
}

type Draw = (set: GameSet, look: Look) => Pane;

function paneOf(node: SvgNode, { width, height }: { readonly width: number; readonly height: number }): Pane {
  return { node, box: { x: 0, y: 0, width, height } };
}

const building =
  (id: string): Draw =>
  (set, look) =>
    paneOf(buildingCard(set, id, look), CARD);
const person =
  (id: string): Draw =>
  (set, look) =>
    paneOf(personCard(set, id, look), CARD);
const land =
  (id: string): Draw =>
  (set, look) =>
    paneOf(landCard(set, id, look), LAND);
/** A town on one of its sides. */
const town =
  (id: string, side: 'unconquered' | 'conquered'): Draw =>
  (set, look) => {
    const defense = set.file.towns.find((one) => one.id === id)?.defense[side];
    if (defense === undefined) throw new RangeError(`there is no town ${id}`);
    return paneOf(townCard(set, id, defense, look), TOWN);
  };

/** The tracks of the goods, as far as the first of them go. */
const goods =
  (...buildings: readonly (readonly string[])[]): Draw =>
  (_, look) => {
    const position = withBuildings(...buildings);
    return paneOf(goodsBoard(position, look), goodsBoardSize(position));
  };

const NATION_WIDTH = 560;
const nation =
  (...buildings: readonly string[]): Draw =>
  (_, look) => {
    const { node, height } = nationBoard(withBuildings(buildings), 0, '', NATION_WIDTH, look);
    return paneOf(node, { width: NATION_WIDTH, height });
  };

function figure(rule: string, words: Figure['words'], ...draws: readonly Draw[]): Figure {
  return {
    rule,
    words,
    draw(theme) {
      const look = lookOf(theme);
      const set = setOf(start());
      return exampleSheet(
        draws.map((draw) => draw(set, look)),
        look.paper,
      );
    },
  };
}

/** The pictures in the rules: cards as they lie on the table. */
export const figures: readonly Figure[] = [
  figure(
    'build.coins',
    text(
      'A Turnip Farm costs 2 coins, a Moss Garden 3 coins and a science: prices stand at the top. In the middle is what it gives, at the foot the land that it needs.',
    ),
    building('A01'),
    building('A09'),
  ),
  figure(
    'build.land',
    text('The Mine needs a mountain. It can stand in Rustrock Flats, which has one, and not on Heron Shore.'),
    building('A12'),
    land('L02'),
    land('L01'),
  ),
  figure(
    'build.space',
    text('A home with three of its five places taken: two Moss Gardens and a Mine.'),
    nation('A09', 'A10', 'A12'),
  ),
  figure(
    'card-action.fuel',
    text(
      'To play the Scholar you lay down another card with a work of 1, such as the Cartographer. The work of the Scholar itself does not count.',
    ),
    person('cit-scholar'),
    person('cit-cartographer'),
  ),
  figure(
    'settle.vehicle',
    text(
      'Sunspit Isle is 2 away and needs a ship. The Explorer settles it, and the Scout Ship pays: it is a ship, and has a distance of 2.',
    ),
    land('L04'),
    person('cit-explorer'),
    person('cit-scout-ship'),
  ),
  figure(
    'attack.strength',
    text(
      'Millbrook has a defense of 3. Soldier and Swordsman attack with 2 and 1; the Rifleman pays the distance of 1.',
    ),
    town('T01', 'unconquered'),
    person('mil-soldier'),
    person('mil-swordsman'),
    person('mil-rifleman'),
  ),
  figure(
    'attack.conquered-side',
    text('The same town before and after it was conquered: its defense grows from 3 to 4.'),
    town('T01', 'unconquered'),
    town('T01', 'conquered'),
  ),
  figure(
    'score.goods',
    text(
      'The tracks of the goods. On each one the badges show who has how much; at the right is who would score as first and as second now.',
    ),
    goods(['A01', 'A09'], ['A03'], ['A05', 'A12']),
  ),
];
