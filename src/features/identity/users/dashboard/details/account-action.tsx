import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { ConfirmDialog } from '../../../../../dashboard/kit/parts/confirm-dialog.tsx';
import { DialogSubject } from '../../../../../dashboard/kit/parts/dialog.tsx';
import { reloadUser } from '../user-calls.ts';

interface AccountActionProps {
  userId: string;
  fullName: string;
  label: string;
  /** What is asked first; without it the button does it at once. */
  question?: { title: string; text: string };
  /** Does it, and resolves with the sentence that says so. */
  run: (id: string) => Promise<string>;
}

/** A button that does one thing to an account, tells what came of it, and asks again how things stand. */
export function AccountAction({ userId, fullName, label, question, run }: AccountActionProps) {
  const { t } = useText();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const action = useMutation({
    mutationFn: () => run(userId),
    onSuccess: (message) => {
      toast.success(message);
      setAsking(false);
    },
    onSettled: () => reloadUser(client, userId),
  });
  const fault = action.error ? (
    <p className="field-fault" role="alert">
      {action.error.message}
    </p>
  ) : null;
  const open = () => {
    action.reset();
    setAsking(true);
  };
  return (
    <>
      <Button
        loading={action.isPending && !asking}
        onClick={question ? open : () => action.mutate()}
      >
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
          busy={action.isPending}
          onConfirm={() => action.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>{question.text}</p>
          <DialogSubject>{fullName}</DialogSubject>
          {fault}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
