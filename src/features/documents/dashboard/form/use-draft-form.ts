import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { useRecordForm } from '../../../../dashboard/kit/form/use-record-form.ts';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import type { Draft } from '../../desk/schema.ts';
import type { DocumentKind } from '../../schema.ts';
import { newerDraft, reloadDocument, saveDraft } from '../document-calls.ts';
import {
  DraftFields,
  fieldsOf,
  IDS,
  missingOf,
  sameFields,
  type Target,
  wordsOf,
} from './draft-fields.ts';

/** The form of a draft. `onReady` is called when it is saved and nothing is missing for publishing. */
export function useDraftForm(kind: DocumentKind, draft: Draft, onReady: () => void) {
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
      const { data, message } = await saveDraft(kind, { ...fields, version });
      if (target === 'save') toast.success(message);
      return data;
    },
    newerOf: newerDraft,
    onSaved(_record, { target }) {
      reloadDocument(client, kind);
      if (target === 'publish') onReady();
    },
  });
}

export type DraftForm = ReturnType<typeof useDraftForm>;
