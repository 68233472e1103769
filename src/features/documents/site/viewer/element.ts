/** Line icons of the viewer on the 24-unit grid of the public pages; one path each. */
const ICONS = {
  contents: 'M4 6h2M4 12h2M4 18h2M9 6h11M9 12h11M9 18h11',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  zoomOut: 'M5 12h14',
  zoomIn: 'M5 12h14M12 5v14',
  fitWidth: 'M3 5v14M21 5v14M6 12h12M9 9l-3 3 3 3M15 9l3 3-3 3',
  fitPage: 'M6 3h12v18H6zM12 6.5v11M9.5 9L12 6.5 14.5 9M9.5 15l2.5 2.5 2.5-2.5',
  find: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  close: 'M5 5l14 14M19 5L5 19',
} as const;

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Creates an element with attributes and children. A `style` attribute is not possible: the
 * Content-Security-Policy forbids it.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  created.append(...children);
  return created;
}

/** Decorative, because a text next to it has the same meaning. */
export function icon(name: ViewerIcon): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'viewer-icon');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', ICONS[name]);
  svg.append(path);
  return svg;
}

/** A button with an icon and an accessible label; its tooltip also names its key. */
export function iconButton(name: ViewerIcon, label: string, key?: string): HTMLButtonElement {
  const title = key ? `${label} (${key})` : label;
  return element('button', { type: 'button', class: 'ib', 'aria-label': label, title }, icon(name));
}

type ViewerIcon = keyof typeof ICONS;
