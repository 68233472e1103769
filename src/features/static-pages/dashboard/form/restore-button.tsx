import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { ConfirmDialog } from '../../../../dashboard/kit/parts/confirm-dialog.tsx';
import { FieldFailure } from '../../../../dashboard/kit/parts/failure.tsx';
import type { StaticText, Which } from '../../schema.ts';
import { restoreStaticText } from '../static-calls.ts';

interface RestoreButtonProps {
  which: Which;
  version: number;
  onRestored: (text: StaticText) => void;
}

/** Restores the built-in text after a confirmation. */
export function RestoreButton({ which, version, onRestored }: RestoreButtonProps) {
  const { t } = useText();
  const [isAsking, setAsking] = useState(false);
  const restoring = useMutation({
    mutationFn: () => restoreStaticText(which, version),
    onSuccess: ({ data, message }) => {
      toast.success(message);
      setAsking(false);
      onRestored(data);
    },
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('staticPages:restore')}</Button>
      <ConfirmDialog
        opened={isAsking}
        question={t('staticPages:restoreTitle')}
        action={t('staticPages:restore')}
        busy={restoring.isPending}
        onConfirm={() => restoring.mutate()}
        onClose={() => {
          restoring.reset();
          setAsking(false);
        }}
      >
        <p>{t('staticPages:restoreText')}</p>
        {restoring.error ? <FieldFailure error={restoring.error} /> : null}
      </ConfirmDialog>
    </>
  );
}
