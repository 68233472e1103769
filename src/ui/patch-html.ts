import { trustedHtml } from './trusted-html.ts';

/**
 * Shows HTML in an element and replaces only the children that changed: the place of reading, loaded
 * pictures and a selection in the others stay. Pass only HTML that the server has sanitised.
 */
export function patchHtml(element: HTMLElement, html: string): void {
  const made = document.createElement('template');
  made.innerHTML = trustedHtml(html);
  const next = [...made.content.childNodes];
  const shown = [...element.childNodes];
  const most = Math.min(next.length, shown.length);
  let start = 0;
  while (start < most && isSame(shown[start], next[start])) start += 1;
  let end = 0;
  while (end < most - start && isSame(shown.at(-1 - end), next.at(-1 - end))) end += 1;
  const after = shown[shown.length - end] ?? null;
  for (const node of shown.slice(start, shown.length - end)) node.remove();
  const added = document.createDocumentFragment();
  added.append(...next.slice(start, next.length - end));
  element.insertBefore(added, after);
}

const isSame = (a: Node | undefined, b: Node | undefined) => !!a && !!b && a.isEqualNode(b);
