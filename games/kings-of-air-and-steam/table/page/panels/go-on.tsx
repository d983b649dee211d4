import type { Text } from '@roundhouse/kernel';
import { Finish, ofType } from '@roundhouse/table-kit';
import type { KingsView } from './panel-props.ts';

interface GoOnProps {
  readonly table: KingsView;
  readonly words: string;
  /** Whether something was done before going on. */
  readonly used?: boolean;
  readonly loses?: readonly Text[];
}

/** Ends a step in which one may do more, or nothing; where that is not possible there is no button. */
export function GoOn({ table, words, used = false, loses = [] }: GoOnProps) {
  const [goOn] = ofType(table.legal, 'go-on');
  if (goOn === undefined) return null;
  // Where nothing else can be done, there is nothing to hold back from.
  const isAll = table.legal.length === 1;
  return (
    <Finish
      label={words}
      loses={loses}
      used={used || isAll}
      choice="go-on"
      moment={table.position}
      finish={() => table.act(goOn)}
    />
  );
}
