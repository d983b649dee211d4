import type { Tool } from '../pointing.ts';

/** On a grid of 24, with the pen of the other icons. */
const PATHS: Readonly<Record<Tool, string>> = {
  'build-depot': 'M3.5 20.5h17M5.5 20.5v-9L12 6l6.5 5.5v9M10 20.5v-5.5h4v5.5M17 4v4',
  'upgrade-airship':
    'M2.8 10c0-3 4.2-5.2 8.7-5.2s8.2 2.2 9.7 5.2c-1.5 3-5.2 5.2-9.7 5.2S2.8 13 2.8 10zM9 15.2v3h5v-3M2.8 10h18.4',
  'upgrade-train': 'M4 16.5V9h6V5.5h3V9h7v7.5zM7 9V6.5M7.5 20a2 2 0 1 1 0-.1M17 20a2 2 0 1 1 0-.1M20 16.5l2 2',
  ship: 'M3.5 8.5h12v8h-12zM15.5 11h3.5l2 2.5v3h-5.5M7 20a1.8 1.8 0 1 1 0-.1M17.5 20a1.8 1.8 0 1 1 0-.1M7 5h5M9.5 5v3.5',
  'adjust-route': 'M4.5 19.5c0-7 4-10 11-10M12 5.5l4 4-4 4M19.5 19.5h.01M4.5 19.5h.01',
  'solicit-funds':
    'M12 3.8a8.2 8.2 0 1 1 0 16.4a8.2 8.2 0 1 1 0-16.4M14.8 8.8c-3.2-2-6-.3-5.2 1.7.8 1.8 5 1.3 5.2 3.5.2 2-3.2 2.7-5.8.9M12 6.2v11.6',
  'build-link': 'M3.5 17.5c5 0 4-9 9-9h8M3.5 21c7.5 0 6-9 9.5-9h7.5M6.5 16.5l1 4.5M11 12l3 2M17.5 7.5v5.5',
  transmogrify: 'M5 6.5h5v5H5zM14 4.5h5v5h-5zM14 14.5h5v5h-5zM10.5 13.5c1.5 0 2 .5 2 2.5',
  'extra-flight': 'M2.8 9.5c0-2.6 3.4-4.5 7-4.5s6.8 1.9 8 4.5c-1.2 2.6-4.4 4.5-8 4.5s-7-1.9-7-4.5zM18 14v7M14.5 17.5h7',
};

/** The sign of an action. */
export function ActionIcon({ action, size = 24 }: { readonly action: Tool; readonly size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[action]} />
    </svg>
  );
}
