import { ofType } from '@roundhouse/table-kit';
import { Button } from '@roundhouse/ui';
import type { KingsView } from './panel-props.ts';

/** Ends a step in which one may do more, or nothing; where that is not possible there is no button. */
export function GoOn({ table, words }: { readonly table: KingsView; readonly words: string }) {
  const [goOn] = ofType(table.legal, 'go-on');
  if (goOn === undefined) return null;
  return (
    <Button kind="primary" data-choice="go-on" onClick={() => table.act(goOn)}>
      {words}
    </Button>
  );
}
