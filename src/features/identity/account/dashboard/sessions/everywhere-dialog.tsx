import { useMutation } from '@tanstack/react-query';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { signOut } from '../../../../../dashboard/kit/page/sign-out.ts';
import { useHasUnsavedWork } from '../../../../../dashboard/kit/page/unsaved-work.tsx';
import { ConfirmDialog } from '../../../../../dashboard/kit/parts/confirm-dialog.tsx';
import { FieldFailure } from '../../../../../dashboard/kit/parts/failure.tsx';
import { closeAllSessions } from '../account-calls.ts';

/** Ends all sessions of the user, including the current one. */
export function EverywhereDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useText();
  const unsaved = useHasUnsavedWork();
  const leaving = useMutation({ mutationFn: closeAllSessions, onSuccess: signOut });
  return (
    <ConfirmDialog
      opened={opened}
      question={t('account:sessions.everywhereTitle')}
      action={t('account:sessions.everywhere')}
      busy={leaving.isPending}
      onConfirm={() => leaving.mutate()}
      onClose={onClose}
    >
      <p>{t('account:sessions.everywhereText')}</p>
      {unsaved ? <p>{t('dashboard:unsaved.text')}</p> : null}
      {leaving.error ? <FieldFailure error={leaving.error} /> : null}
    </ConfirmDialog>
  );
}
