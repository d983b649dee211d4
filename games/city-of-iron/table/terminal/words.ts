import type { Seat } from '@roundhouse/kernel';

/** How texts are shown: names for the seats, and a painter of styles by name, which may leave the text as it is. */
export interface Words {
  paint(text: string, style: string): string;
  seatName(seat: Seat): string;
}
