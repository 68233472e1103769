import type { Locale } from '../../platform/i18n/locales.ts';
import { emptyForm } from '../kit/forms/form-state.ts';
import type { Page } from '../kit/page.ts';
import type { Moved } from '../kit/page-route.server.ts';
import type { PublicSite } from '../public-site.server.ts';
import { makeScope } from '../render-page.server.ts';
import { findRoute } from './find-route.server.ts';

/** Loads the page at a Turkish path, without query parameters, but does not render it. */
export async function loadPageAt(
  { db, read, keys, rendering, siteData }: PublicSite,
  locale: Locale,
  path: string,
): Promise<Page | Moved | null> {
  const found = findRoute(path);
  if (!found) return null;
  const scope = makeScope(rendering, await siteData.get(), locale, path);
  return found.route.load({
    db,
    read,
    keys,
    scope,
    params: found.params,
    query: {},
    form: emptyForm(''),
  });
}
