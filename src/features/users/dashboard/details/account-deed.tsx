import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/language/language.ts';
import { ConfirmDialog } from '../../../../dashboard/parts/confirm-dialog.tsx';
import { askAgain } from '../user-calls.ts';

interface AccountDeedProps {
  userId: string;
  fullName: string;
  label: string;
  /** What is asked first; without it the button does it at once. */
  question?: { title: string; text: string };
  /** Does it, and resolves with the sentence that says so. */
  run: (id: string) => Promise<string>;
}

/** A button that does one thing to an account, tells what came of it, and asks again how things stand. */
export function AccountDeed({ userId, fullName, label, question, run }: AccountDeedProps) {
  const { t } = useText();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const deed = useMutation({
    mutationFn: () => run(userId),
    onSuccess: (message) => {
      toast.success(message);
      setAsking(false);
    },
    onSettled: () => askAgain(client, userId),
  });
  const fault = deed.error ? (
    <p className="field-fault" role="alert">
      {deed.error.message}
    </p>
  ) : null;
  const open = () => {
    deed.reset();
    setAsking(true);
  };
  return (
    <>
      <Button loading={deed.isPending && !asking} onClick={question ? open : () => deed.mutate()}>
        {label}
      </Button>
      {asking ? null : fault}
      {question ? (
        <ConfirmDialog
          opened={asking}
          title={question.title}
          action={label}
          keep={t('dashboard:dialog.cancel')}
          danger
          busy={deed.isPending}
          onConfirm={() => deed.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>{question.text}</p>
          <p className="dialog-subject">{fullName}</p>
          {fault}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
