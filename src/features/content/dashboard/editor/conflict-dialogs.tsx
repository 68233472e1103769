import { Button, Stack, Text } from '@mantine/core';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../../dashboard/kit/language/moment.ts';
import { Dialog, DialogActions, DialogSubject } from '../../../../dashboard/kit/parts/dialog.tsx';
import type { Content } from '../../schema.ts';
import { Comparison } from '../history/comparison.tsx';
import { type EditorFields, fieldsOf } from './editor-fields.ts';
import type { LocalCopy } from './local-copy.ts';

interface FoundCopyDialogProps {
  copy: LocalCopy;
  /** The version on the server; null for new content. */
  currentVersion: number | null;
  onRestore: (copy: LocalCopy) => void;
  onDiscard: () => void;
}

/**
 * Offers unsaved text from an earlier visit. The dialog requires a choice, so that no text is lost
 * by accident.
 */
export function FoundCopyDialog({
  copy,
  currentVersion,
  onRestore,
  onDiscard,
}: FoundCopyDialogProps) {
  const { t, locale } = useText();
  const isOld = copy.version !== null && currentVersion !== null && copy.version < currentVersion;
  return (
    <Dialog opened title={t('content:editor.foundTitle')}>
      <Stack gap="xs">
        <p>{t('content:editor.foundText', { when: fullMoment(locale, new Date(copy.typedAt)) })}</p>
        <DialogSubject>{copy.fields.title || t('content:editor.untitled')}</DialogSubject>
        <Text c="dimmed" lineClamp={4}>
          {copy.fields.body.slice(0, 200)}
        </Text>
        {isOld ? <p className="hint">{t('content:editor.foundOld')}</p> : null}
      </Stack>
      <DialogActions>
        <Button variant="subtle" color="danger" onClick={onDiscard}>
          {t('content:editor.foundDiscard')}
        </Button>
        <Button variant="filled" data-autofocus onClick={() => onRestore(copy)}>
          {t('content:editor.foundRestore')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

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
