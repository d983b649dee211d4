/** Of actions or events, those of one type. */
export function ofType<A extends { readonly type: string }, T extends A['type']>(
  all: readonly A[],
  type: T,
): Extract<A, { type: T }>[] {
  return all.filter((one): one is Extract<A, { type: T }> => one.type === type);
}
