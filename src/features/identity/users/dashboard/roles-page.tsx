import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Fieldset.layer.css';
import { Button, Checkbox, Fieldset, Group, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { UnsavedGuard } from '../../../../dashboard/kit/page/unsaved-work.tsx';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { EmptyState } from '../../../../dashboard/kit/parts/empty-state.tsx';
import { ErrorSummary, listFaults } from '../../../../dashboard/kit/parts/error-summary.tsx';
import { NoPermission } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { SkeletonRows } from '../../../../dashboard/kit/parts/skeletons.tsx';
import { useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { ApiError } from '../../../../dashboard/kit/session/api-error.ts';
import { call, read } from '../../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { ROLES, type Role } from '../../../../platform/roles.ts';
import { reloadAccount } from '../../account/dashboard/parts.tsx';
import { twoStepRoutes } from '../../sign-in/contract.ts';

export function RolesPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  const title = t('account:roles.title');
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      {can.users ? (
        <>
          <BackLink to="/dashboard/admin">{t('dashboard:admin.title')}</BackLink>
          <PageHead title={title} lead={t('account:roles.lead')} />
          <Roles />
        </>
      ) : (
        <NoPermission
          title={title}
          reason={t('account:roles.forbidden')}
          text={t('account:roles.forbiddenText')}
        />
      )}
    </div>
  );
}

function Roles() {
  const { t } = useText();
  // The query is not cached, so that the checkboxes always start with the current values.
  const query = useQuery({ ...read(twoStepRoutes.roles), gcTime: 0 });
  if (query.data) return <RolesForm initial={query.data.roles} />;
  if (query.error) {
    return (
      <EmptyState kind="failed" title={t('account:roles.failed')} error={query.error}>
        <Button loading={query.isFetching} onClick={() => query.refetch()}>
          {t('dashboard:failure.retry')}
        </Button>
      </EmptyState>
    );
  }
  return <SkeletonRows rows={3} />;
}

/** There is nothing to discard: the choice exists only in the checkboxes of this page. */
const nothingKept = () => undefined;

function RolesForm({ initial }: { initial: Role[] }) {
  const { t } = useText();
  const client = useQueryClient();
  const [kept, setKept] = useState(initial);
  const [chosen, setChosen] = useState(initial);
  const inOrder = ROLES.filter((role) => chosen.includes(role));
  const unsaved = inOrder.join() !== kept.join();

  const { faults, attempt, busy, submit, clearFaults } = useSubmit({
    send: async () => {
      const { data } = await call(twoStepRoutes.saveRoles, { body: { roles: inOrder } });
      setKept(data.roles);
      client.setQueryData(read(twoStepRoutes.roles).queryKey, data);
      // The account contains whether the signed-in user's role requires two-step sign-in.
      reloadAccount(client);
      toast.success(t('account:roles.saved'));
    },
    explain: (error) =>
      error instanceof ApiError && error.code === 'setUpOwnTwoStepFirst'
        ? { ownFirst: error.message }
        : undefined,
  });

  const toggle = (role: Role, on: boolean) => {
    clearFaults('ownFirst', 'roles');
    setChosen((before) => (on ? [...before, role] : before.filter((one) => one !== role)));
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack maw={640} gap={20}>
        <ErrorSummary
          title={t('account:roles.faults')}
          faults={listFaults(faults, {})}
          attempt={attempt}
        />
        {faults.ownFirst ? (
          <p>
            <Link to="/dashboard/account">{t('account:roles.toAccount')}</Link>
          </p>
        ) : null}
        <Fieldset
          variant="unstyled"
          legend={<Text fw={550}>{t('account:roles.legend')}</Text>}
          aria-describedby="two-step-roles-text"
        >
          <Stack mt="xs">
            {ROLES.map((role) => (
              <Checkbox
                key={role}
                label={t(`auth:role.${role}`)}
                description={t(`account:roles.can.${role}`)}
                checked={chosen.includes(role)}
                onChange={(event) => toggle(role, event.currentTarget.checked)}
              />
            ))}
          </Stack>
        </Fieldset>
        <Stack gap="xs" c="dimmed" id="two-step-roles-text">
          <p>{t('account:roles.text')}</p>
          <p>{t('account:roles.unmarked')}</p>
        </Stack>
        <Group>
          <Button type="submit" variant="filled" loading={busy}>
            {t('account:roles.save')}
          </Button>
        </Group>
      </Stack>
      <UnsavedGuard unsaved={unsaved} onDiscard={nothingKept} />
    </form>
  );
}
