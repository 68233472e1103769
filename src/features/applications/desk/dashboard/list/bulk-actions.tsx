import { Button, Menu } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { ConfirmDialog } from '../../../../../dashboard/kit/parts/confirm-dialog.tsx';
import type { Selection } from '../../../../../dashboard/kit/table/selection.ts';
import { formatNumber } from '../../../../../platform/i18n/format.ts';
import type { BulkChange, BulkResult, Matching } from '../../schema.ts';
import { assignees, changeMany, reloadApplications } from '../application-calls.ts';

interface BulkActionsProps {
  selection: Selection;
  /** The filter of the list, for a selection of all that match. */
  filter: Matching;
  total: number;
  onFailure: (message: string | null) => void;
}

/** Moves the selected applications to review, or assigns them. */
export function BulkActions({ selection, filter, total, onFailure }: BulkActionsProps) {
  const { t, locale } = useText();
  const client = useQueryClient();
  const { data: people = [] } = useQuery(assignees);
  const [asking, setAsking] = useState(false);
  const number = (value: number) => formatNumber(locale, value);
  const chosen = selection.isAll ? { filter } : { ids: [...selection.ids] };
  const count = selection.isAll ? total : selection.ids.size;

  const change = useMutation({
    mutationFn: (action: Pick<BulkChange, 'action' | 'assignedTo'>) =>
      changeMany({ ...action, ...chosen }),
    onSuccess: ({ data, message }) => {
      onFailure(remarkOn(data));
      toast.success(message);
      selection.clear();
    },
    onError: ({ message }) => onFailure(message),
    onSettled: () => {
      setAsking(false);
      reloadApplications(client);
    },
  });

  /** What was not changed; null if everything was. */
  function remarkOn({ unchanged, left }: BulkResult): string | null {
    const remarks = [
      unchanged > 0 &&
        t('applications:bulk.unchanged', { count: unchanged, number: number(unchanged) }),
      left > 0 && t('applications:bulk.left', { count: left, number: number(left) }),
    ].filter(Boolean);
    return remarks.length > 0 ? remarks.join(' ') : null;
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('applications:list.review')}</Button>
      <Menu>
        <Menu.Target>
          <Button loading={change.isPending && !asking}>{t('applications:bulk.assign')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {people.map(({ id, name }) => (
            <Menu.Item key={id} onClick={() => change.mutate({ action: 'assign', assignedTo: id })}>
              {name}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => change.mutate({ action: 'assign', assignedTo: null })}>
            {t('applications:list.assignNobody')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={asking}
        title={t('applications:bulk.reviewTitle', { count, number: number(count) })}
        action={t('applications:list.review')}
        busy={change.isPending}
        onConfirm={() => change.mutate({ action: 'review' })}
        onClose={() => setAsking(false)}
      >
        <p>{t('applications:bulk.reviewText')}</p>
      </ConfirmDialog>
    </>
  );
}
