import { Button, Stack } from '@mantine/core';
import { useEffect } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { DialogActions } from '../../../../dashboard/kit/parts/dialog.tsx';
import { HOME_PATH } from '../../../../dashboard/kit/session/return-to.ts';
import { SESSION_KEYS } from '../../../../dashboard/kit/session/stored-session.ts';
import { anewPath } from './issuer.ts';

interface ConfirmAtProviderProps {
  onDone: () => void;
  onCancel: () => void;
}

/**
 * The provider asks for the password in another tab; a storage event reports the new session here.
 */
export function ConfirmAtProvider({ onDone, onCancel }: ConfirmAtProviderProps) {
  const { t } = useText();
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === SESSION_KEYS.token) onDone();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [onDone]);
  return (
    <Stack gap="sm">
      <p id="confirm-password-text">{t('auth:confirm.providerText')}</p>
      <DialogActions>
        <Button onClick={onCancel}>{t('dashboard:dialog.cancel')}</Button>
        <Button
          component="a"
          variant="filled"
          href={anewPath(HOME_PATH)}
          target="_blank"
          rel="noopener"
          data-autofocus
        >
          {t('auth:provider.newTab')}
        </Button>
      </DialogActions>
    </Stack>
  );
}
