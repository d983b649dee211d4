import type { KingsView } from './panel-props.ts';

export function Watching(_props: { readonly table: KingsView }) {
  return null;
}
