import type { NumberedSitemap } from '../../../site/kit/sitemap.server.ts';
import { CONTENT_PARTS, CONTENT_TAGS } from './cached-parts.server.ts';
import { readContentPart } from './content-parts.server.ts';

export const contentSitemap: NumberedSitemap = {
  name: 'contents',
  tags: CONTENT_TAGS,
  count: async ({ read }) => (await read(CONTENT_PARTS).get()).length,
  listPart: async ({ db, read }, number) => {
    const part = (await read(CONTENT_PARTS).get())[number - 1];
    return part ? readContentPart(db, part) : null;
  },
};
