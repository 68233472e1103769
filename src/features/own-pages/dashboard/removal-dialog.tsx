import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { ConfirmDialog } from '../../../dashboard/kit/parts/confirm-dialog.tsx';
import { DialogSubject } from '../../../dashboard/kit/parts/dialog.tsx';
import { FieldFailure } from '../../../dashboard/kit/parts/failure.tsx';
import { ApiError } from '../../../dashboard/kit/session/api-error.ts';
import { OWN_PAGE_LIMITS } from '../schema.ts';

interface RemovalDialogProps<Rec> {
  /** Null: the dialog is closed. */
  record: Rec | null;
  /** Begins the ids of its fields. */
  id: string;
  name: string | undefined;
  question: string;
  action: string;
  hint: string;
  targetHint: string;
  remove: (record: Rec, target: string) => Promise<{ message: string }>;
  onRemoved: (record: Rec) => void;
  onClose: () => void;
}

/** Takes away what has an address of its own, and asks where the address leads then. */
export function RemovalDialog<Rec>(props: RemovalDialogProps<Rec>) {
  const { record, id, name, question, action, hint, targetHint } = props;
  const { t } = useText();
  const [target, setTarget] = useState('');
  const removing = useMutation({
    mutationFn: (removed: Rec) => props.remove(removed, target),
    onSuccess({ message }, removed) {
      toast.success(message);
      setTarget('');
      props.onClose();
      props.onRemoved(removed);
    },
  });
  const { error } = removing;
  const fault = error instanceof ApiError ? error.fields.target : undefined;
  return (
    <ConfirmDialog
      opened={record !== null}
      question={question}
      action={action}
      busy={removing.isPending}
      onConfirm={() => record && removing.mutate(record)}
      onClose={() => {
        removing.reset();
        props.onClose();
      }}
    >
      <DialogSubject>{name}</DialogSubject>
      <p className="hint">{hint}</p>
      <TextInput
        id={`${id}-target`}
        label={t('ownPageFields:ownPage-target')}
        description={targetHint}
        autoComplete="off"
        maxLength={OWN_PAGE_LIMITS.target}
        value={target}
        onChange={({ currentTarget }) => setTarget(currentTarget.value)}
        error={fault}
      />
      {error && !fault ? <FieldFailure error={error} /> : null}
    </ConfirmDialog>
  );
}
