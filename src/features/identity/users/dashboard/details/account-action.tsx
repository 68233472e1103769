import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { ConfirmDialog } from '../../../../../dashboard/kit/parts/confirm-dialog.tsx';
import { DialogSubject } from '../../../../../dashboard/kit/parts/dialog.tsx';
import { FieldFailure } from '../../../../../dashboard/kit/parts/failure.tsx';
import { reloadUser } from '../user-calls.ts';

interface AccountActionProps {
  userId: string;
  fullName: string;
  label: string;
  /** The question to confirm first; without it, the button performs the action at once. */
  question?: { title: string; text: string };
  /** Performs the action and resolves with the message to show. */
  run: (id: string) => Promise<string>;
}

/** A button for one action on an account; shows its result and then reloads the user. */
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
  const fault = action.error ? <FieldFailure error={action.error} /> : null;
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
          question={question.title}
          action={label}
          keep={t('dashboard:dialog.cancel')}
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
