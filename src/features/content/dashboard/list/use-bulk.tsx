import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { messageOf } from '../../../../dashboard/kit/parts/failure.tsx';
import { ToastAction } from '../../../../dashboard/kit/parts/toast-action.tsx';
import type { BulkChange, BulkResult } from '../../bulk/schema.ts';
import { type BulkReply, changeMany, reloadContents, undoMany } from './list-calls.ts';

/** How long a change can be undone with the button in its message. */
const UNDO_MS = 10_000;

/** The items may have to be read first. */
type Change = Omit<BulkChange, 'items'> & {
  items: BulkChange['items'] | (() => Promise<BulkChange['items']>);
};

/** Changes of many contents: what was not changed, and a message with which a change can be undone. */
export function useBulk() {
  const { t } = useText();
  const client = useQueryClient();
  /** The contents that stayed as they were, or why nothing was changed. */
  const [left, setLeft] = useState<BulkResult['items'] | string>([]);

  function show({ data }: BulkReply) {
    setLeft(data.items.filter(({ outcome }) => outcome !== 'changed'));
    reloadContents(client);
  }
  const fail = (error: Error) => setLeft(messageOf(error));

  const undoing = useMutation({
    mutationFn: undoMany,
    onSuccess: (reply) => {
      show(reply);
      toast.success(reply.message);
    },
    onError: fail,
  });
  const changing = useMutation({
    mutationFn: async ({ items, ...what }: Change) =>
      changeMany({ ...what, items: typeof items === 'function' ? await items() : items }),
    onSuccess: (reply) => {
      show(reply);
      const { undo } = reply.data;
      if (!undo) return;
      const id = toast.success(
        <ToastAction
          label={t('content:lists.bulk.undo')}
          onClick={() => {
            toast.dismiss(id);
            undoing.mutate(undo);
          }}
        >
          {reply.message}
        </ToastAction>,
        { duration: UNDO_MS },
      );
    },
    onError: (error) => {
      fail(error);
      reloadContents(client);
    },
  });
  return { left, forget: () => setLeft([]), changing };
}
export type Bulk = ReturnType<typeof useBulk>;
