/**
 * A thread that answers, hangs or dies, as it is asked to.
 * @param {{ readonly level: string }} question
 */
export async function think({ level }) {
  if (level === 'hangs') for (;;);
  if (level === 'dies') process.exit(1);
  if (level === 'slow') await new Promise((resolve) => setTimeout(resolve, 5));
  return `${level} answers`;
}
