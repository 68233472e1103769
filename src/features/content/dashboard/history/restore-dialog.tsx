import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../../dashboard/kit/language/moment.ts';
import { ConfirmDialog } from '../../../../dashboard/kit/parts/confirm-dialog.tsx';
import { showFailure } from '../../../../dashboard/kit/parts/failure.tsx';
import type { RevisionSummary } from '../../revisions/schema.ts';
import type { Content } from '../../schema.ts';
import { rememberContent } from '../content-calls.ts';
import { restoreRevision } from './history-calls.ts';

interface RestoreDialogProps {
  content: Content;
  /** Null closes the dialog. */
  revision: RevisionSummary | null;
  onClose: () => void;
}

/** Asks before a version becomes the newest text, and then opens it in the editor. */
export function RestoreDialog({ content, revision, onClose }: RestoreDialogProps) {
  const { t, locale } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const isShown = content.state !== 'draft' && content.state !== 'inReview';

  async function restore(id: string): Promise<void> {
    setBusy(true);
    try {
      rememberContent(client, await restoreRevision(content.id, id, content.version));
      toast.success(t('content:desk.restored'));
      void navigate(`/dashboard/blog/${content.id}/edit`);
    } catch (error) {
      // For example: another user has saved since; the list then shows that version.
      showFailure(error);
      void client.invalidateQueries({ queryKey: ['content', content.id] });
    } finally {
      setBusy(false);
      onClose();
    }
  }

  return (
    <ConfirmDialog
      opened={revision !== null}
      title={t('content:desk.restoreTitle')}
      action={t('content:desk.restore')}
      busy={busy}
      onConfirm={() => revision && restore(revision.id)}
      onClose={onClose}
    >
      <p>
        {t('content:desk.restoreText', {
          when: revision ? fullMoment(locale, new Date(revision.savedAt)) : '',
        })}
      </p>
      {isShown ? <p>{t('content:desk.restorePublic')}</p> : null}
    </ConfirmDialog>
  );
}
