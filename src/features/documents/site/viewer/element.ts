import { ICONS, type ViewerIcon } from './icons.ts';

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
