import { Button, Menu } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { showFailure } from '../../../../dashboard/kit/parts/failure.tsx';
import type { Selection } from '../../../../dashboard/kit/table/selection.ts';
import type { ManyChange, Person } from '../../schema.ts';
import { changeMany, reloadMessages } from '../message-calls.ts';

interface BulkActionsProps {
  selection: Selection;
  assignees: Person[];
}

/** Assigns the selected messages, or marks them as spam. */
export function BulkActions({ selection, assignees }: BulkActionsProps) {
  const { t } = useText();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (part: Omit<ManyChange, 'ids'>) => changeMany({ ids: [...selection.ids], ...part }),
    onSuccess: (message) => {
      toast.success(message);
      selection.clear();
    },
    onError: showFailure,
    onSettled: () => reloadMessages(client),
  });
  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button disabled={change.isPending}>{t('messages:list.assign')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {assignees.map(({ id, name }) => (
            <Menu.Item key={id} onClick={() => change.mutate({ assignedTo: id })}>
              {name}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => change.mutate({ assignedTo: null })}>
            {t('messages:nobody')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button loading={change.isPending} onClick={() => change.mutate({ state: 'spam' })}>
        {t('messages:list.markSpam')}
      </Button>
    </>
  );
}
