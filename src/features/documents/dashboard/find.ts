import type { FindRecords } from '../../../dashboard/kit/feature.ts';
import { say } from '../../../dashboard/kit/language/language.ts';
import { call } from '../../../dashboard/kit/session/calls.ts';
import { fold } from '../../../platform/fold.ts';
import { documentRoutes } from '../contract.ts';
import { TRANSLATED } from '../schema.ts';

const MOST = 5;

/** The documents with these words in their title or in a translation, for the command palette. */
export const findDocuments: FindRecords = async (typed) => {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  const documents = await call(documentRoutes.list);
  return documents
    .filter(({ title, translations, erasedAt }) => {
      const translated = TRANSLATED.flatMap((locale) => Object.values(translations[locale]));
      const words = fold([title, ...translated].join(' ')).split(/[^\p{L}\p{N}]+/u);
      return (
        erasedAt === null && wanted.every((start) => words.some((word) => word.startsWith(start)))
      );
    })
    .slice(0, MOST)
    .map(({ id, title, path, kind }) => ({
      to: `/dashboard/admin/documents/${id}`,
      title: title || path,
      note: say(`documentsDesk:kinds.${kind}`),
    }));
};
