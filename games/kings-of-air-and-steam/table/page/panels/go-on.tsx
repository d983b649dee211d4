import type { Text } from '@roundhouse/kernel';
import { Finish, ofType, ToCome } from '@roundhouse/table-kit';
import type { KingsView } from './panel-props.ts';

interface GoOnProps {
  readonly table: KingsView;
  readonly words: string;
  /** Whether something was done before going on. */
  readonly used?: boolean;
  readonly loses?: readonly Text[];
  /** What there is to choose where one must do something. */
  readonly toChoose?: string;
}

/** Ends a step in which one may do more, or nothing; where that is not possible nothing can be pressed. */
export function GoOn({ table, words, used = false, loses = [], toChoose }: GoOnProps) {
  const [goOn] = ofType(table.legal, 'go-on');
  if (goOn === undefined) return toChoose === undefined ? null : <ToCome label={toChoose} />;
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
