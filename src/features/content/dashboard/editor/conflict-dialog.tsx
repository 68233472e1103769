import { Button } from '@mantine/core';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../../dashboard/kit/language/moment.ts';
import { Dialog, DialogActions } from '../../../../dashboard/kit/parts/dialog.tsx';
import type { Content } from '../../schema.ts';
import { Comparison } from '../history/comparison.tsx';
import { type EditorFields, fieldsOf } from './editor-fields.ts';

interface ConflictDialogProps {
  opened: boolean;
  theirs: Content;
  mine: EditorFields;
  busy: boolean;
  onLoadTheirs: (theirs: Content) => void;
  onSaveMine: (theirs: Content) => void;
  onClose: () => void;
}

/**
 * Shown if another user has saved in the meantime: both versions side by side, so that the user can
 * choose one.
 */
export function ConflictDialog(props: ConflictDialogProps) {
  const { t, locale } = useText();
  const { opened, theirs, mine, busy } = props;
  const who = theirs.savedBy ?? t('content:editor.someone');
  const when = fullMoment(locale, new Date(theirs.updatedAt));
  return (
    <Dialog
      opened={opened}
      size={1040}
      title={t('content:editor.conflictTitle')}
      onClose={props.onClose}
    >
      <p>{t('content:editor.conflictText', { when, who })}</p>
      <Comparison
        before={fieldsOf(theirs)}
        after={mine}
        heads={[t('content:editor.theirs'), t('content:editor.mine')]}
      />
      <DialogActions>
        <Button onClick={props.onClose}>{t('content:editor.conflictLater')}</Button>
        <Button onClick={() => props.onLoadTheirs(theirs)}>{t('content:editor.loadTheirs')}</Button>
        <Button
          variant="filled"
          color="danger"
          loading={busy}
          onClick={() => props.onSaveMine(theirs)}
        >
          {t('content:editor.saveMine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
