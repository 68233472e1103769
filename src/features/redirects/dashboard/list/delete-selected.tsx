import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { ConfirmDialog } from '../../../../dashboard/kit/parts/confirm-dialog.tsx';
import { FieldFailure } from '../../../../dashboard/kit/parts/failure.tsx';
import type { Selection } from '../../../../dashboard/kit/table/selection.ts';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import { REDIRECT_LIMITS } from '../../schema.ts';
import { deleteRedirects, reloadRedirects } from '../redirect-calls.ts';

/** Deletes the selected redirects, such as all that were never used. */
export function DeleteSelected({ selection }: { selection: Selection }) {
  const { t, locale } = useText();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const count = selection.ids.size;
  const formatted = formatNumber(locale, count);
  const removal = useMutation({
    mutationFn: () => deleteRedirects([...selection.ids]),
    onSuccess: ({ message }) => {
      toast.success(message);
      setAsking(false);
      selection.clear();
      reloadRedirects(client);
    },
  });
  if (count > REDIRECT_LIMITS.together) {
    const max = REDIRECT_LIMITS.together;
    return <span role="alert">{t('redirects:tooManySelected', { max })}</span>;
  }
  return (
    <>
      <Button color="danger" onClick={() => setAsking(true)}>
        {t('redirects:remove')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        question={t('redirects:removeManyTitle', { count, formatted })}
        action={t('redirects:remove')}
        busy={removal.isPending}
        onConfirm={() => removal.mutate()}
        onClose={() => {
          removal.reset();
          setAsking(false);
        }}
      >
        <p>{t('redirects:removeHint')}</p>
        {removal.error ? <FieldFailure error={removal.error} /> : null}
      </ConfirmDialog>
    </>
  );
}
