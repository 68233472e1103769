import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Fieldset.layer.css';
import { Button, Checkbox, Fieldset, Group, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { UnsavedGuard } from '../../../../dashboard/kit/page/unsaved-work.tsx';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { EmptyState } from '../../../../dashboard/kit/parts/empty-state.tsx';
import { ErrorSummary, listFaults } from '../../../../dashboard/kit/parts/error-summary.tsx';
import { AdminsOnly } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { SkeletonRows } from '../../../../dashboard/kit/parts/skeletons.tsx';
import { useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { call, read } from '../../../../dashboard/kit/session/calls.ts';
import { twoStepRoutes } from '../../sign-in/contract.ts';

/** What editors may do besides contents, each kind with a switch of its own. */
export function OpenedRightsPage() {
  const { t } = useText();
  const title = t('openedRights:title');
  return (
    <AdminsOnly title={title} texts="openedRights:" right="users">
      <div className="page">
        <BackLink to="/dashboard/admin">{t('dashboard:admin.title')}</BackLink>
        <PageHead title={title} lead={t('openedRights:lead')} />
        <Rights />
      </div>
    </AdminsOnly>
  );
}

function Rights() {
  const { t } = useText();
  // The query is not cached, so that the switches always start with the current values.
  const query = useQuery({ ...read(twoStepRoutes.openedRights), gcTime: 0 });
  if (query.data) return <RightsForm {...query.data} />;
  if (query.error)
    return (
      <EmptyState kind="failed" title={t('openedRights:failedTitle')} error={query.error}>
        <Button loading={query.isFetching} onClick={() => query.refetch()}>
          {t('dashboard:failure.retry')}
        </Button>
      </EmptyState>
    );
  return <SkeletonRows rows={3} />;
}

/** There is nothing to discard: the choice exists only in the switches of this page. */
const nothingKept = () => undefined;

function RightsForm({ rights, opened }: { rights: string[]; opened: string[] }) {
  const { t } = useText();
  const client = useQueryClient();
  const [kept, setKept] = useState(opened);
  const [chosen, setChosen] = useState(opened);
  const inOrder = rights.filter((name) => chosen.includes(name));
  const { faults, attempt, busy, submit } = useSubmit({
    send: async () => {
      const body = { opened: inOrder };
      const { data, message } = await call(twoStepRoutes.saveOpenedRights, { body });
      setKept(data.opened);
      client.setQueryData(read(twoStepRoutes.openedRights).queryKey, data);
      toast.success(message);
    },
  });
  const toggle = (name: string, on: boolean) =>
    setChosen((before) => (on ? [...before, name] : before.filter((one) => one !== name)));
  return (
    <form noValidate onSubmit={submit}>
      <Stack maw={640} gap={20}>
        <ErrorSummary
          title={t('openedRights:faults')}
          faults={listFaults(faults, {})}
          attempt={attempt}
        />
        <Fieldset
          variant="unstyled"
          legend={<Text fw={550}>{t('openedRights:legend')}</Text>}
          aria-describedby="opened-rights-text"
        >
          <Stack mt="xs">
            {rights.map((name) => (
              <Checkbox
                key={name}
                label={t(`openedRights:names.${name}`)}
                description={t(`openedRights:texts.${name}`)}
                checked={chosen.includes(name)}
                onChange={({ currentTarget }) => toggle(name, currentTarget.checked)}
              />
            ))}
          </Stack>
        </Fieldset>
        <Text c="dimmed" id="opened-rights-text">
          {t('openedRights:text')}
        </Text>
        <Group>
          <Button type="submit" variant="filled" loading={busy}>
            {t('openedRights:save')}
          </Button>
        </Group>
      </Stack>
      <UnsavedGuard unsaved={inOrder.join() !== kept.join()} onDiscard={nothingKept} />
    </form>
  );
}
