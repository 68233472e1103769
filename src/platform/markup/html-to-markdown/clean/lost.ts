import { elementsIn, isEmpty, styleOf } from '../dom.ts';

/**
 * Elements that the text cannot have: only their words stay, or nothing.
 * @returns their names, such as `<mark>`
 */
export function lostElements(root: Element): string[] {
  const lost = new Set<string>();
  for (const name of WORDS_ONLY)
    if (elementsIn(root, name).some((element) => !isEmpty(element))) lost.add(`<${name}>`);
  for (const name of NOTHING) if (root.querySelector(name)) lost.add(`<${name}>`);
  for (const element of elementsIn(root, 'span[data-style]'))
    if (styleOf(element, 'text-decoration').includes('underline') && !element.closest('a'))
      lost.add('<u>');
  for (const name of ['colspan', 'rowspan'])
    if (elementsIn(root, `[${name}]`).some((cell) => Number(cell.getAttribute(name)) > 1))
      lost.add(name);
  if (elementsIn(root, 'td br,th br').some(isBetweenWords)) lost.add('<td>…<br>');
  if (elementsIn(root, 'td ul,td ol,th ul,th ol').length > 0) lost.add('<td>…<li>');
  return [...lost];
}

const WORDS_ONLY = ['u', 'ins', 'mark', 'details', 'form', 'kbd', 'ruby', 'marquee', 'map'];
const NOTHING = [
  'object',
  'embed',
  'applet',
  'canvas',
  'svg',
  'math',
  'input',
  'select',
  'textarea',
  'button',
];

function isBetweenWords(line: Element): boolean {
  const { previousSibling, nextSibling } = line;
  return [previousSibling, nextSibling].every((node) => /\S/.test(node?.textContent ?? ''));
}
