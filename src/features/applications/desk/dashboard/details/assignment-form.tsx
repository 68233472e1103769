import { NativeSelect, Paper } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { messageOf } from '../../../../../dashboard/kit/parts/failure.tsx';
import type { Application } from '../../schema.ts';
import { assign, assignees } from '../application-calls.ts';
import { rememberApplication } from './application-calls.ts';

/** Who handles the application; saved at once. */
export function AssignmentForm({ application }: { application: Application }) {
  const { t } = useText();
  const client = useQueryClient();
  const people = useQuery(assignees);
  const { id, assignedTo, version, can } = application;
  const saving = useMutation({
    mutationFn: (userId: string | null) => assign(id, { assignedTo: userId, version }),
    onSuccess: ({ data, message }) => {
      toast.success(message);
      rememberApplication(client, data);
    },
    onError: () => void client.invalidateQueries({ queryKey: ['application', id] }),
  });
  const listed = people.data ?? [];
  // An account that can no longer be chosen is still shown.
  const isListed = !assignedTo || listed.some((person) => person.id === assignedTo.id);
  const shown = isListed || !assignedTo ? listed : [assignedTo, ...listed];
  return (
    <Paper component="section" withBorder px="md" py="sm">
      <NativeSelect
        label={t('applications:fields.assignedTo')}
        value={assignedTo?.id ?? ''}
        disabled={!can.edit || saving.isPending}
        error={saving.error && messageOf(saving.error)}
        onChange={(event) => saving.mutate(event.currentTarget.value || null)}
        data={[
          { value: '', label: t('applicationPage:nobody') },
          ...shown.map((person) => ({
            value: person.id,
            label: person.name || t('dashboard:formerUser'),
          })),
        ]}
      />
    </Paper>
  );
}
