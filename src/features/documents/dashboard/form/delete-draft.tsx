import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { DeleteDialog } from '../../../../dashboard/kit/parts/delete-dialog.tsx';
import type { Draft } from '../../desk/schema.ts';
import type { DocumentKind } from '../../schema.ts';
import { deleteDraft, reloadDocument } from '../document-calls.ts';

interface DeleteDraftProps {
  kind: DocumentKind;
  draft: Draft;
  opened: boolean;
  onClose: () => void;
  onDeleted?: () => void;
}

export function DeleteDraft({ kind, draft, opened, onClose, onDeleted }: DeleteDraftProps) {
  const { t } = useText();
  const client = useQueryClient();
  return (
    <DeleteDialog
      id={opened ? kind : null}
      action={t('documentsDesk:discard')}
      question={t('documentsDesk:discardQuestion')}
      hint={t('documentsDesk:discardHint')}
      remove={() => deleteDraft(kind, draft.version)}
      onRemoved={() => {
        onDeleted?.();
        reloadDocument(client, kind);
      }}
      // What is stored now is shown behind the dialog.
      onRefused={() => reloadDocument(client, kind)}
      onClose={onClose}
    >
      {t(`documentsDesk:names.${kind}`)}, {t('documentsDesk:draftOf', { number: draft.number })}
    </DeleteDialog>
  );
}
