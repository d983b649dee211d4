/** The key that does the same as a button. For those who have keys: a phone shows none. */
export function KeyHint({ name }: { readonly name: string }) {
  return (
    <kbd className="key-hint" aria-hidden="true">
      {name}
    </kbd>
  );
}
