import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { escapeHtml } from '../../platform/markup/html.ts';

/** Around the names of values in the rendered HTML; no text of the interface contains it. */
const MARK = '\u0001';

/**
 * HTML of elements that differ between pages in texts and attributes only. React renders them once for
 * each language, with a name in the place of each value; a page then only escapes its values and writes
 * them there. `render` gets nothing else of a page.
 */
export function markupPattern<Name extends string>(
  names: readonly Name[],
  render: (t: TFunction, values: Record<Name, string>) => ReactNode,
): (t: TFunction, values: Record<Name, string>) => string {
  const places = names.map((name) => [name, MARK + name + MARK]);
  const rendered = new WeakMap<TFunction, string[]>();
  const partsIn = (t: TFunction): string[] => {
    const known = rendered.get(t);
    if (known) return known;
    const parts = renderToStaticMarkup(render(t, Object.fromEntries(places))).split(MARK);
    rendered.set(t, parts);
    return parts;
  };
  return (t, values) =>
    partsIn(t)
      .map((part, index) => (index % 2 ? escapeHtml(values[part as Name]) : part))
      .join('');
}
