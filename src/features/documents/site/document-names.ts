import type { TFunction } from 'i18next';
import type { DocumentKind } from '../schema.ts';

/** The name of each document in the interface language, independent of the document's own title. */
export const documentNames = (t: TFunction): Record<DocumentKind, string> => ({
  programme: t('documents:names.programme'),
  manifesto: t('documents:names.manifesto'),
  goals: t('documents:names.goals'),
  charter: t('documents:names.charter'),
  guide: t('documents:names.guide'),
});
