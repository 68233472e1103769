import type { FastifyInstance } from 'fastify';
import { PAGE_PREVIEW } from '../features/content/editor/page-preview.server.ts';
import { KNOWN_LABELS, MENU_PREVIEW } from '../features/menu/operations.server.ts';
import { PARTY_PREVIEW } from '../features/party/preview.server.ts';
import { STATUS_AT } from '../features/redirects/operations.server.ts';
import { SITE_PAGES } from '../features/search/match-pages.server.ts';
import type { Database } from '../platform/database/client.server.ts';
import type { Keyring } from '../platform/encryption/keyring.server.ts';
import type { createTranslators } from '../platform/i18n/translate.ts';
import { provide, Sources } from '../platform/sources.server.ts';
import { menuPreview } from '../site/frame/menu-preview.server.tsx';
import type { PageRoute } from '../site/kit/page-route.server.ts';
import { knownLabels } from '../site/page-labels.server.ts';
import { pagePreview } from '../site/page-preview.server.ts';
import { partyPreview } from '../site/party-preview.server.tsx';
import { SearchedPages } from '../site/searched-pages.server.ts';
import { FEATURES } from './features.server.ts';

interface Parts {
  pages: readonly PageRoute[];
  translators: ReturnType<typeof createTranslators>;
  preview: Parameters<typeof menuPreview>;
  keys: Keyring;
  /** It does not exist yet. */
  server: () => FastifyInstance;
}

/** The sources of the features, and the slots that only the assembly can provide. */
export const openSources = (
  db: Database,
  { pages, translators, preview, keys, server }: Parts,
): Sources =>
  new Sources(db, [
    ...FEATURES.flatMap(({ provides = [] }) => provides),
    provide(KNOWN_LABELS, () => () => knownLabels(pages, translators)),
    provide(PAGE_PREVIEW, () => pagePreview(...preview)),
    provide(MENU_PREVIEW, () => menuPreview(...preview)),
    provide(PARTY_PREVIEW, (_, read) => {
      const [rendering, siteData] = preview;
      return partyPreview({ db, read, keys, pages, rendering, siteData });
    }),
    provide(SITE_PAGES, (_, read) => {
      const [rendering, siteData] = preview;
      return new SearchedPages({ db, read, keys, pages, rendering, siteData });
    }),
    provide(STATUS_AT, () => async (path) => {
      // In an address "\\" is a "/", but here it was an escape.
      const url = URL.parse(path.replaceAll('\\', '%5C'), 'http://here.invalid');
      if (!url) return 404;
      const { pathname, search } = url;
      return (await server().inject({ method: 'HEAD', url: pathname + search })).statusCode;
    }),
  ]);
