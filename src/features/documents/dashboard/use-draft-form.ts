import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import type { FieldWords, Say } from '../../../dashboard/kit/form/resolver.ts';
import { useRecordForm } from '../../../dashboard/kit/form/use-record-form.ts';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { SOURCE_ID } from '../../../dashboard/kit/markdown/source.ts';
import { newerOf } from '../../../dashboard/kit/session/api-error.ts';
import { call } from '../../../dashboard/kit/session/calls.ts';
import { dayInIstanbul } from '../../../platform/istanbul.ts';
import { Draft, DraftFields, documentRoutes } from '../contract.ts';
import type { DocumentId } from '../schema.ts';
import { reloadDocument } from './parts.tsx';

/** What a save does. Publishing is asked for after it. */
export type Target = 'save' | 'publish';

const TEXTS = ['title', 'summary', 'note', 'body'] as const;

export const fieldsOf = ({ title, summary, adoptedOn, note, body }: Draft): DraftFields => ({
  title,
  summary,
  adoptedOn,
  note,
  body,
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
function missingOf(t: Say, fields: DraftFields, draft: Draft | null) {
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

/** The form of a draft. `onReady` is called when it is saved and nothing is missing for publishing. */
export function useDraftForm(id: DocumentId, draft: Draft, onReady: () => void) {
  const { t } = useText();
  const client = useQueryClient();
  return useRecordForm<DraftFields, DraftFields, Draft, Target>({
    initial: { record: draft, fields: fieldsOf(draft) },
    target: 'save',
    rules: (fields, target, { record }) => ({
      schema: DraftFields,
      more: target === 'publish' ? missingOf(t, fields, record) : {},
    }),
    words: wordsOf(t),
    ids: IDS,
    isSame: sameFields,
    async save(fields, { over, target }) {
      const version = over.record?.version ?? draft.version;
      const { data, message } = await call(documentRoutes.changeDraft, {
        params: { id },
        body: { ...fields, version },
      });
      if (target === 'save') toast.success(message);
      return data;
    },
    newerOf: (error) => newerOf(Draft, error),
    onSaved(_record, { target }) {
      reloadDocument(client, id);
      if (target === 'publish') onReady();
    },
  });
}
