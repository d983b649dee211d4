/** The picture of each special action of the rail games, drawn in a square of 24. */
const SHAPES = {
  'first-move': 'M3 12h11M10 7l5 5-5 5M18 5v14',
  'first-build': 'M4 20L14 10M12 6l6 6M15 3l6 6-3 3-6-6z',
  engineer: 'M4 18h16M6 18V9l6-4 6 4v9M10 18v-5h4v5',
  locomotive: 'M3 16V9h9v7M12 16h8v-4l-3-2h-5M6 9V5h3v4M3 16h18M7 19a2 2 0 1 0 .01 0M16 19a2 2 0 1 0 .01 0',
  urbanization: 'M3 20V10l5-3v13M8 20V4l8 3v13M16 20v-9l5 2v7M2 20h20',
  production: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  'turn-order': 'M5 7h12l-3-3M19 17H7l3 3M17 7l-3 3M7 17l3-3',
  'city-growth': 'M3 20h18M5 20v-7h5v7M10 20v-11h5v11M18 16V5M14.5 8.5L18 5l3.5 3.5',
} as const;

export function ActionIcon({ action, size = 26 }: { readonly action: keyof typeof SHAPES; readonly size?: number }) {
  return (
    <svg className="rail-action-icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={SHAPES[action]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
