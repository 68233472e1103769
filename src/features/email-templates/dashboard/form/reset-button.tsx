import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { ConfirmDialog } from '../../../../dashboard/kit/parts/confirm-dialog.tsx';
import { showFailure } from '../../../../dashboard/kit/parts/failure.tsx';
import type { EmailTemplate } from '../../schema.ts';
import { resetEmail, type Which } from '../email-calls.ts';

interface ResetButtonProps {
  which: Which;
  version: number;
  onReset: (template: EmailTemplate) => void;
}

/** Restores the built-in texts after a confirmation. */
export function ResetButton({ which, version, onReset }: ResetButtonProps) {
  const { t } = useText();
  const [isAsking, setAsking] = useState(false);
  const resetting = useMutation({
    mutationFn: () => resetEmail(which, version),
    onSuccess: ({ data, message }) => {
      toast.success(message);
      onReset(data);
    },
    onError: showFailure,
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('emailTemplates:reset')}</Button>
      <ConfirmDialog
        opened={isAsking}
        question={t('emailTemplates:resetTitle')}
        action={t('emailTemplates:reset')}
        busy={resetting.isPending}
        onConfirm={() => resetting.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>{t('emailTemplates:resetText')}</p>
      </ConfirmDialog>
    </>
  );
}
