import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { CopyButton } from '../../../dashboard/kit/parts/copy-button.tsx';
import { Dialog, DialogActions } from '../../../dashboard/kit/parts/dialog.tsx';

interface SecretDialogProps {
  /** Null: the dialog is closed. */
  secret: string | null;
  onClose: () => void;
}

/** Shows a new secret, once. It closes only with its button, so that no key press loses the secret. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const { t } = useText();
  return (
    <Dialog opened={secret !== null} title={t('webhooks:secretTitle')} size={560}>
      <Stack gap="sm">
        <p>{t('webhooks:secretText')}</p>
        <Group gap="xs" wrap="nowrap" align="end">
          <TextInput
            flex={1}
            readOnly
            data-autofocus
            label={t('webhooks:secretTitle')}
            value={secret ?? ''}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton value={secret ?? ''} />
        </Group>
      </Stack>
      <DialogActions>
        <Button variant="filled" onClick={onClose}>
          {t('webhooks:secretClose')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
