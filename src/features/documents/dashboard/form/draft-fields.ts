import type { FieldWords, Say } from '../../../../dashboard/kit/form/resolver.ts';
import { SOURCE_ID } from '../../../../dashboard/kit/markdown/source.ts';
import { dayInIstanbul } from '../../../../platform/istanbul.ts';
import { type Draft, DraftFields } from '../../desk/schema.ts';

export { DraftFields };
/** What a save does. Publishing is asked for after it. */
export type Target = 'save' | 'publish';

const TEXTS = ['title', 'summary', 'note', 'body'] as const;

export const fieldsOf = ({ title, summary, adoptedOn, note, body }: Draft): DraftFields => ({
  ...{ title, summary, adoptedOn, note, body },
});

export const sameFields = (a: DraftFields, b: DraftFields): boolean =>
  a.adoptedOn === b.adoptedOn && TEXTS.every((name) => a[name].trim() === b[name].trim());

/** In reading order; the source of the text has an id of its own. */
export const IDS = {
  file: 'document-file',
  title: 'document-title',
  adoptedOn: 'document-adopted',
  summary: 'document-summary',
  note: 'document-note',
  body: SOURCE_ID,
};

export const wordsOf = (t: Say): FieldWords => ({
  label: (path) => t(`documentsDesk:fields.${path}`),
  wrong: (path, field) =>
    t(path === 'adoptedOn' ? 'documentsDesk:wrongDay' : 'documentsDesk:wrong', { field }),
});

/** What is missing for publishing, by field, as the server checks it too. */
export function missingOf(t: Say, fields: DraftFields, draft: Draft | null) {
  const missing: Record<string, string> = {};
  const need = (path: string) =>
    t('dashboard:validation.required', { field: t(`documentsDesk:fields.${path}`) });
  if (!draft?.file) missing.file = need('file');
  if (!fields.title.trim()) missing.title = need('title');
  if (!fields.adoptedOn) missing.adoptedOn = need('adoptedOn');
  else if (fields.adoptedOn > dayInIstanbul(new Date()))
    missing.adoptedOn = t('documentsDesk:adoptedLater');
  return missing;
}
