import { ICONS, type ViewerIcon } from './icons.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** An element with its attributes and children; the policy of the site forbids a `style` among them. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** Decorative: what it stands for is said in words beside it. */
export function icon(name: ViewerIcon): SVGElement {
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('class', 'i');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', ICONS[name]);
  drawing.append(path);
  return drawing;
}

/** A button that shows an icon, says its label, and names its key to who points at it. */
export function iconButton(name: ViewerIcon, label: string, key?: string): HTMLButtonElement {
  const title = key ? `${label} (${key})` : label;
  return element('button', { type: 'button', class: 'ib', 'aria-label': label, title }, icon(name));
}
