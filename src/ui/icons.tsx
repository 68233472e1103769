/**
 * Line icons of the public pages on a 24-unit grid, drawn for this product: the files of
 * `icons/`, and a line of `icons.css` for each.
 */
export const ICON_NAMES = [
  'down',
  'download',
  'go',
  'out',
  'menu',
  'close',
  'moon',
  'sun',
  'whatsapp',
  'x',
  'facebook',
  'instagram',
  'youtube',
  'link',
  'share',
  'copy',
  'page',
  'corner',
  'chart',
  'idea',
  'pen',
  'flag',
  'people',
  'heart',
  'phone',
  'mail',
  'settings',
  'search',
  'person',
  'news',
  'microphone',
  'archive',
  'globe',
  'book',
  'goal',
  'scales',
  'calendar',
  'place',
  'alert',
] as const;

export type IconName = (typeof ICON_NAMES)[number];

/**
 * Decorative: a text beside it has the same meaning. `turn` mirrors the icon in right-to-left mode.
 */
export function Icon({ name, turn = false }: { name: IconName; turn?: boolean }) {
  return <i className={turn ? `i i-${name} turn` : `i i-${name}`} aria-hidden="true" />;
}
