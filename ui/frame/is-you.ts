import type { Seat } from '@roundhouse/kernel';
import { useFrame } from './frame-context.ts';

/** Whether a seat is marked as the reader's: in a lesson the name says it, and where several share a screen each of them is. */
export function useIsYou(): (seat: Seat) => boolean {
  const { page, shared, eye } = useFrame();
  return (seat) => page === 'table' && !shared && seat === eye;
}
