import { AREA_SHAPES, type BoardSet } from './boards-file.ts';
import { sharpness } from './geometry.ts';
import { type Area, areaFrom, directionBetween, type Space } from './play-area.ts';

/** What is wrong with a set of boards whose fields are well formed. Every area must hold together as its file lays it. */
export function boardsProblems(boards: BoardSet): readonly string[] {
  const printed = printedProblems(boards);
  return printed.length > 0 ? printed : laidProblems(boards);
}

/** What makes no sense before the boards are laid together. */
function printedProblems(read: BoardSet): string[] {
  const problems: string[] = [];
  const letters = read.boards.map(({ id }) => id);
  if (new Set(letters).size < letters.length) problems.push('two boards have the same letter');
  const cities = read.boards.flatMap((board) => board.cities.map(({ id }) => id));
  if (new Set(cities).size < cities.length) problems.push('two cities have the same id');
  for (const shape of AREA_SHAPES) {
    const { sets, positions } = read.areas[shape];
    for (const set of sets) {
      if (set.length !== positions.length) problems.push(`${set} does not fill the area of ${shape} boards`);
      for (const letter of set) if (!letters.includes(letter)) problems.push(`there is no board ${letter}`);
    }
  }
  for (const board of read.boards) {
    const named = board.cities.map(({ id }) => id);
    for (const line of board.lines) {
      for (const one of line.ends) {
        if ('city' in one && !named.includes(one.city)) problems.push(`board ${board.id} has no city ${one.city}`);
      }
      if (line.ends.every((one) => 'edge' in one)) problems.push(`a line of board ${board.id} reaches no city`);
    }
  }
  return problems;
}

/** What is wrong with the railways of an assembled play area; empty when it can be played on. */
export function areaProblems(area: Area): readonly string[] {
  return [...trackProblems(area), ...networkProblems(area)];
}

function trackProblems(area: Area): string[] {
  const problems: string[] = [];
  const used = new Set<Space>();
  const runs = [
    ...area.links.map(({ ends, spaces }) => [cityAt(area, ends[0]), ...spaces, cityAt(area, ends[1])]),
    ...area.deadEnds.map(({ city, spaces }) => [cityAt(area, city), ...spaces]),
  ];
  for (const run of runs) {
    for (const [index, space] of run.entries()) {
      const info = area.spaces[space];
      if (info === undefined || info.partial) problems.push('track leads out of the play area');
      if (info?.kind === 'rail') {
        if (used.has(space)) problems.push(`two railways share the space ${space}`);
        used.add(space);
      }
      const before = run[index - 1];
      const after = run[index + 1];
      if (after === undefined) continue;
      const out = directionBetween(area, space, after);
      if (out === undefined) problems.push(`the track is broken between the spaces ${space} and ${after}`);
      const into = before === undefined ? undefined : directionBetween(area, before, space);
      if (into !== undefined && out !== undefined && sharpness(into, out) > 1) {
        problems.push(`the track turns too sharply on the space ${space}`);
      }
    }
  }
  return problems;
}

function cityAt(area: Area, city: number): Space {
  return area.cities[city]?.space ?? -1;
}

/** Goods must be able to reach every city. */
function networkProblems({ cities, links }: Area): string[] {
  const reached = new Set([0]);
  for (const city of reached) {
    for (const { ends } of links) {
      if (ends[0] === city) reached.add(ends[1]);
      if (ends[1] === city) reached.add(ends[0]);
    }
  }
  return cities.flatMap(({ name }, city) => (reached.has(city) ? [] : [`no railway joins ${name} to the others`]));
}

/** What is wrong with the areas, laid as the file lays them. */
function laidProblems(boards: BoardSet): readonly string[] {
  return plainLayouts(boards).flatMap((code) => {
    const area = areaFrom(boards, code);
    return area === null ? [`${code} is no layout`] : areaProblems(area);
  });
}

function plainLayouts({ areas }: BoardSet): readonly string[] {
  return Object.values(areas).flatMap(({ sets }) => sets.map((set) => [...set].map((letter) => `${letter}0`).join('')));
}
