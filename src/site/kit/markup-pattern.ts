import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { escapeHtml } from '../../platform/markup/html.ts';
import {
  fillPattern,
  placesOf,
  splitAtPlaces,
  type TextPattern,
} from '../../platform/text-pattern.ts';

/**
 * HTML of elements that differ between pages in texts and attributes only. React renders them once for
 * each language, with a name in the place of each value; a page then only escapes its values and writes
 * them there. `render` gets nothing else of a page.
 */
export function markupPattern<Name extends string>(
  names: readonly Name[],
  render: (t: TFunction, values: Record<Name, string>) => ReactNode,
): (t: TFunction, values: Record<Name, string>) => string {
  const places = placesOf(names);
  const rendered = new WeakMap<TFunction, TextPattern>();
  const patternIn = (t: TFunction): TextPattern => {
    const known = rendered.get(t);
    if (known) return known;
    const pattern = splitAtPlaces(renderToStaticMarkup(render(t, places)));
    rendered.set(t, pattern);
    return pattern;
  };
  return (t, values) => fillPattern(patternIn(t), (name) => escapeHtml(values[name as Name]));
}
