import { rawHtml } from './raw-html.ts';

/** Line icons of the public pages on a 24-unit grid, written for this product. */
const PATHS = {
  down: '<path d="M5 9l7 7 7-7"/>',
  download: '<path d="M12 4v11M6.5 10l5.5 5.5 5.5-5.5M4 20h16"/>',
  go: '<path d="M4 12h15M13 6l6 6-6 6"/>',
  out: '<path d="M8 5h11v11M19 5L5 19"/>',
  menu: '<path d="M3 7h18M3 12h18M3 17h18"/>',
  close: '<path d="M5 5l14 14M19 5L5 19"/>',
  moon: '<path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z"/>',
  sun: '<circle cx="12" cy="12" r="4.5"/><path d="M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"/>',
  whatsapp:
    '<path d="M4 20l1.4-4.2A8.2 8.2 0 1 1 8.5 19z"/><path d="M9 8.5c0 4 2.6 6.5 6.3 6.7l.9-2-2.3-1.1-1 1c-1.3-.6-2-1.4-2.5-2.5l.9-1-1-2.2z"/>',
  x: '<path d="M4 4l16 16M20 4L4 20"/>',
  facebook:
    '<path d="M14 21v-8h3l.5-3.5H14V7.5c0-1.2.5-2 2-2h1.5V2.5H15c-3 0-4.5 1.8-4.5 4.5v2.5H7.5V13h3v8z"/>',
  instagram:
    '<rect x="3.5" y="3.5" width="17" height="17" rx="4"/><circle cx="12" cy="12" r="4"/><path d="M17 7h.01"/>',
  youtube: '<rect x="2.5" y="5" width="19" height="14" rx="3"/><path d="M10 9l5 3-5 3z"/>',
  link: '<path d="M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1"/>',
  copy: '<rect x="8" y="8" width="12" height="12"/><path d="M16 8V4H4v12h4"/>',
  page: '<path d="M6 3h8l5 5v13H6zM14 3v5h5"/>',
  corner: '<path d="M5 19V5h14"/>',
  chart: '<path d="M4 4v16h16M9 16v-4M13 16V8M17 16v-6"/>',
  idea: '<path d="M9 18h6M10 21h4M8.5 15a6.5 6.5 0 1 1 7 0"/>',
  pen: '<path d="M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5"/>',
  flag: '<path d="M5 21V4h13l-3 4.5 3 4.5H5"/>',
  people:
    '<circle cx="9" cy="8" r="3.5"/><path d="M2.5 20a6.5 6.5 0 0 1 13 0M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.5a6.5 6.5 0 0 1 3.5 5.5"/>',
  heart: '<path d="M12 20L4.5 12.5a4.6 4.6 0 0 1 7.5-5 4.6 4.6 0 0 1 7.5 5z"/>',
  phone:
    '<path d="M6 3.5h3.5l1.5 4.5-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4.5 1.5V18a2.5 2.5 0 0 1-2.8 2.5A15.5 15.5 0 0 1 3.5 6.3 2.5 2.5 0 0 1 6 3.5z"/>',
  mail: '<path d="M3 5.5h18v13H3zM3 6.5l9 7 9-7"/>',
  settings:
    '<path d="M4 7h9M19 7h1M4 17h1M11 17h9"/><circle cx="16" cy="7" r="2.5"/><circle cx="8" cy="17" r="2.5"/>',
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5L21 21"/>',
  person: '<circle cx="12" cy="8" r="4"/><path d="M4 21a8 8 0 0 1 16 0"/>',
  news: '<path d="M3 5h14v14H3zM17 9h4v8a2 2 0 0 1-4 0M6.5 9h7M6.5 12.5h7M6.5 16h4"/>',
  microphone: '<path d="M9 4h6v9H9zM5 11a7 7 0 0 0 14 0M12 18v3"/>',
  archive: '<path d="M3 4h18v5H3zM5 9v11h14V9M10 13h4"/>',
  globe:
    '<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18"/>',
  book: '<path d="M12 6c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2zM12 6v14"/>',
  goal: '<circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="4.5"/><path d="M12 12h.01"/>',
  scales: '<path d="M12 3v18M7 21h10M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z"/>',
  calendar: '<path d="M4 6h16v14H4zM4 10.5h16M8 3v4M16 3v4"/>',
  place:
    '<path d="M12 21.5s7-6.2 7-11.5a7 7 0 1 0-14 0c0 5.3 7 11.5 7 11.5z"/><circle cx="12" cy="10" r="2.5"/>',
  alert: '<circle cx="12" cy="12" r="9"/><path d="M12 7v6M12 16.5v.01"/>',
} as const;

export type IconName = keyof typeof PATHS;

/**
 * Decorative: a text beside it has the same meaning. `turn` mirrors the icon in right-to-left mode.
 */
export function Icon({ name, turn = false }: { name: IconName; turn?: boolean }) {
  return (
    <svg
      className={turn ? 'i turn' : 'i'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      {...rawHtml(PATHS[name])}
    />
  );
}
