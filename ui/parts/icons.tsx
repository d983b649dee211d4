/** Drawn for this house on a grid of 24, with one pen: 1.75 wide, round ends. */
const PATHS = {
  back: 'M14.5 5.5 8 12l6.5 6.5',
  up: 'M5.5 14.5 12 8l6.5 6.5',
  forward: 'M9.5 5.5 16 12l-6.5 6.5',
  undo: 'M8 4.5 3.8 9 8 13.5M4 9h9.5a5.5 5.5 0 0 1 0 11H8.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M4.5 12.5 10 18 19.5 7',
  log: 'M7 3.5h10v17H7zM10 8h4M10 12h4M10 16h2.5M7 6.5H4.5M7 17.5H4.5',
  rules: 'M12 6.5C10 5 7 4.5 3.5 4.8v13.4c3.5-.3 6.5.2 8.5 1.8 2-1.6 5-2.1 8.5-1.8V4.8C17 4.5 14 5 12 6.5v13.4',
  notes: 'M5 4.5h14v10l-5 5H5zM14 19.5v-5h5M8 9h8M8 12.5h5',
  chat: 'M4 5h16v11h-9l-5 4v-4H4zM8 9.2h8M8 12.2h5',
  history: 'M4.2 9.5A8.2 8.2 0 1 1 4 13.5M4 4.8v4.9h4.9M12 7.5V12l3.2 2.2',
  settings:
    'M12 9.2a2.8 2.8 0 1 1 0 5.6a2.8 2.8 0 1 1 0-5.6M10.3 5.6L10.5 3.2L13.5 3.2L13.7 5.6L15.3 6.3L17.1 4.7L19.3 6.9L17.7 8.7L18.4 10.3L20.8 10.5L20.8 13.5L18.4 13.7L17.7 15.3L19.3 17.1L17.1 19.3L15.3 17.7L13.7 18.4L13.5 20.8L10.5 20.8L10.3 18.4L8.7 17.7L6.9 19.3L4.7 17.1L6.3 15.3L5.6 13.7L3.2 13.5L3.2 10.5L5.6 10.3L6.3 8.7L4.7 6.9L6.9 4.7L8.7 6.3Z',
  soundOn: 'M4 9.5h3.5L12 5.5v13L7.5 14.5H4zM15.5 9a4.5 4.5 0 0 1 0 6M18.2 6.5a8 8 0 0 1 0 11',
  soundOff: 'M4 9.5h3.5L12 5.5v13L7.5 14.5H4zM16 9.5l5 5M21 9.5l-5 5',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  zoomIn: 'M12 5v14M5 12h14',
  zoomOut: 'M5 12h14',
  zoomFit: 'M4 8.5V4h4.5M15.5 4H20v4.5M20 15.5V20h-4.5M8.5 20H4v-4.5M9 9h6v6H9z',
  play: 'M7.5 5v14l11-7z',
  pause: 'M8 5.5v13M16 5.5v13',
  stepBack: 'M17.5 5.5v13L8.5 12zM6 5.5v13',
  stepForward: 'M6.5 5.5v13l9-6.5zM18 5.5v13',
  home: 'M3.5 11.5 12 4l8.5 7.5M6 9.8V20h12V9.8M10 20v-5.5h4V20',
  help: 'M9.2 9.2a2.9 2.9 0 1 1 4.3 2.6c-1 .6-1.5 1.1-1.5 2.2M12 17.5h.01M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17',
  compass: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17M15.8 8.2 13.6 13.6 8.2 15.8 10.4 10.4z',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13M15.5 15.5 20.5 20.5',
  download: 'M12 4v11M7.5 10.5 12 15l4.5-4.5M4.5 19.5h15',
  share: 'M12 15V4M7.5 8.5 12 4l4.5 4.5M5 12.5V20h14v-7.5',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L11.8 6.5M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.3-1.3',
  fork: 'M6 4v5c0 4 12 3 12 8v3M6 9v11M18 4v4M15.5 17.5 18 20.5l2.5-3M3.5 17.5 6 20.5l2.5-3',
  rotate: 'M19.5 11A7.5 7.5 0 1 0 17 17.5M20 5v6h-6',
  hint: 'M10 20.5h4M9.5 17.5h5c0-2.6 3-3.8 3-7.5a5.5 5.5 0 0 0-11 0c0 3.7 3 4.9 3 7.5',
  bot: 'M6 8.5h12v9H6zM12 8.5V5M10 4.5h4M9.5 12v1.5M14.5 12v1.5M4 12v3M20 12v3',
  person: 'M12 4.5a3.7 3.7 0 1 1 0 7.4a3.7 3.7 0 1 1 0-7.4M4.8 20c.6-4 3.5-6 7.2-6s6.6 2 7.2 6',
  offline: 'M4 4l16 16M8.8 15.2a5 5 0 0 1 5-1.2M5.5 11.8a9.5 9.5 0 0 1 3.2-2M12 8.6a9.5 9.5 0 0 1 6.5 3.2M12 18.5h.01',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 10.5v6M14 10.5v6',
} as const;

export type IconName = keyof typeof PATHS;

/** For the eye alone: whatever carries an icon has a name of its own. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
