/** What went wrong, said where it happened; nothing while nothing has. */
export function Problem({ why }: { readonly why: string | null }) {
  return why === null ? null : (
    <p className="problem" role="alert">
      {why}
    </p>
  );
}
