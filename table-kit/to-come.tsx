import { Button, useIsPhone } from '@roundhouse/ui';

/**
 * The place of the button that ends a moment, while nothing is chosen that it could confirm: what lies below it does not move
 * away under the hand when something is. On a phone the button lies below everything else, and its place is given to the choices.
 */
export function ToCome({ label }: { readonly label: string }) {
  if (useIsPhone()) return null;
  return (
    <Button kind="primary" disabled>
      {label}
    </Button>
  );
}
