/** Computer players go by the names of famous engines. */
const ENGINES = ['Rocket', 'Mallard', 'Adler', 'Novelty', 'Tom Thumb', 'Sans Pareil', 'Puffing Billy'];

export function botName(seat: number): string {
  return ENGINES[seat % ENGINES.length] ?? '';
}
