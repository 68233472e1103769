import type { IconName } from '../../ui/icons.tsx';
import type { DocumentKind } from './schema.ts';

/** The menu icon of each document's page. */
export const DOCUMENT_ICONS: Record<DocumentKind, IconName> = {
  programme: 'book',
  manifesto: 'page',
  goals: 'goal',
  charter: 'scales',
  guide: 'book',
};
