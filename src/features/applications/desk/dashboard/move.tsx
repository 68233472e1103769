import { Button, Group, Paper, Select, Stack, Text, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { FormFault } from '../../../../dashboard/kit/failure-note.tsx';
import { byWords } from '../../../../dashboard/kit/form/by-words.ts';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Dialog } from '../../../../dashboard/kit/parts/dialog.tsx';
import { explainConflict } from '../../../../dashboard/kit/parts/explain-conflict.ts';
import { useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { call, read, reload } from '../../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { openBranchRoutes } from '../../../../platform/branches/contract.ts';
import { deskRoutes } from '../contract.ts';
import { Application, REASON_LIMITS } from '../schema.ts';
import { rememberApplication } from './after-change.tsx';
import { applicationsList } from './applications-list.ts';

/** Which branch reads the application, and giving it to another one. Nothing while the party has none. */
export function BranchPanel({ application }: { application: Application }) {
  const { t } = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { data: branches = [] } = useQuery(read(openBranchRoutes.list));
  const { branch, can } = application;
  if (branches.length === 0 && !branch) return null;
  return (
    <Paper component="section" withBorder px="md" py="sm" aria-labelledby="branch">
      <Group justify="space-between">
        <div>
          <h2 id="branch">{t('applications:fields.branch')}</h2>
          <Text>{branch?.name ?? t('applicationPage:nationalStaff')}</Text>
        </div>
        {can.move ? (
          <Button size="compact-md" onClick={() => setIsOpen(true)}>
            {t('applicationPage:move.open')}
          </Button>
        ) : null}
      </Group>
      {isOpen ? <MoveDialog application={application} onClose={() => setIsOpen(false)} /> : null}
    </Paper>
  );
}

const NATIONAL = 'national';

function MoveDialog({ application, onClose }: { application: Application; onClose: () => void }) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isLimited = !useSessionUser().can.wholeParty;
  const { data: branches = [] } = useQuery(read(openBranchRoutes.list));
  const { id, branch, version } = application;
  const [target, setTarget] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const { faults, busy, submit, clearFaults } = useSubmit({
    send: async () => {
      const branchId = target === NATIONAL ? null : target;
      const { message } = await call(deskRoutes.move, {
        params: { id },
        body: { branchId, reason, version },
      });
      toast.success(message);
      onClose();
      // Who is limited to branches does not see it any more.
      if (isLimited) await navigate(applicationsList.lastAddress());
      await reload(client, deskRoutes, id);
    },
    explain: explainConflict({
      schema: Application,
      show: (current) => rememberApplication(client, current),
      message: t('applicationPage:conflict'),
    }),
  });
  const options = [
    ...(branch ? [{ value: NATIONAL, label: t('applicationPage:nationalStaff') }] : []),
    ...branches
      .filter((one) => one.id !== branch?.id)
      .map(({ id: value, name }) => ({ value, label: name })),
  ];
  return (
    <Dialog opened onClose={onClose} title={t('applicationPage:move.title')}>
      <form noValidate onSubmit={submit}>
        <Stack gap="sm">
          <p>{t(isLimited ? 'applicationPage:move.leadOfBranch' : 'applicationPage:move.lead')}</p>
          <Select
            label={t('applicationPage:move.target')}
            required
            searchable
            filter={byWords}
            limit={50}
            data={options}
            value={target}
            error={faults.branchId}
            nothingFoundMessage={t('applicationPage:move.none')}
            onChange={(value) => {
              clearFaults('branchId');
              setTarget(value);
            }}
          />
          <Textarea
            label={t('applicationPage:move.reason')}
            description={t('applicationPage:move.reasonHint')}
            required
            autosize
            minRows={3}
            maxLength={REASON_LIMITS.max}
            value={reason}
            error={faults.reason}
            onChange={(event) => {
              clearFaults('reason');
              setReason(event.currentTarget.value);
            }}
          />
          <FormFault fault={faults.form} />
          <Group gap="xs" justify="flex-end">
            <Button onClick={onClose}>{t('dashboard:dialog.cancel')}</Button>
            <Button type="submit" variant="filled" loading={busy} disabled={target === null}>
              {t('applicationPage:move.act')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
