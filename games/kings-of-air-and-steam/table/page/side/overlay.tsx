import type { KingsView } from '../panels/panel-props.ts';

export function Overlay(_props: { readonly table: KingsView }) {
  return null;
}
