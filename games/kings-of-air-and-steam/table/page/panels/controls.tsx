import { Button } from '@roundhouse/ui';
import type { PanelProps } from './panel-props.ts';

export function Controls({ table }: PanelProps) {
  return (
    <div className="kas-panel">
      {table.legal.map((action) => (
        <Button key={JSON.stringify(action)} data-choice={JSON.stringify(action)} onClick={() => table.act(action)}>
          {JSON.stringify(action)}
        </Button>
      ))}
    </div>
  );
}

export function Primary(_props: PanelProps) {
  return null;
}
