import type { Locale } from '../../../platform/i18n/locales.ts';
import type { ListItemView } from '../views.ts';

/** An item as readers of a language see it: with title, lead and address of its translation, if there is one. */
export function itemIn(locale: Locale, item: ListItemView): ListItemView {
  if (item.language === locale) return item;
  const translation = item.translations?.find(({ language }) => language === locale);
  return translation ? { ...item, ...translation } : item;
}

/** Items as readers of a language see them; a content and its translation are one of them. */
export function itemsIn(locale: Locale, items: readonly ListItemView[]): ListItemView[] {
  const byId = new Map<string, ListItemView>();
  for (const item of items) {
    const shown = itemIn(locale, item);
    if (!byId.has(shown.id)) byId.set(shown.id, shown);
  }
  return [...byId.values()];
}
