import type { Locale } from '../../../platform/i18n/locales.ts';
import type { ListItemView } from '../views.ts';

/** An item as readers of a language see it: with title, lead and address of its translation, if there is one. */
export function itemIn(locale: Locale, item: ListItemView): ListItemView {
  if (item.language === locale) return item;
  const translation = item.translations?.find(({ language }) => language === locale);
  return translation ? { ...item, ...translation } : item;
}

/** Items as readers of a language see them; of a content and its translation one is shown. */
export function itemsIn(locale: Locale, items: readonly ListItemView[]): ListItemView[] {
  const own = new Set(items.map(({ id }) => id));
  const shown = new Map<string, ListItemView>();
  for (const item of items) {
    const one = itemIn(locale, item);
    const isElsewhere = one !== item && own.has(one.id);
    if (!isElsewhere && !shown.has(one.id)) shown.set(one.id, one);
  }
  return [...shown.values()];
}
