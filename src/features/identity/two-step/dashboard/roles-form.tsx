import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Fieldset.layer.css';
import { Button, Checkbox, Fieldset, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { listFaults } from '../../../../dashboard/kit/form/messages.ts';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { UnsavedGuard } from '../../../../dashboard/kit/page/unsaved-work.tsx';
import { ErrorSummary } from '../../../../dashboard/kit/parts/error-summary.tsx';
import { useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { ApiError } from '../../../../dashboard/kit/session/api-error.ts';
import { ROLES, type Role } from '../../../../platform/roles.ts';
import { saveTwoStepRoles, twoStepRoles } from './roles-calls.ts';

/** There is nothing to discard: the choice exists only in the checkboxes of this page. */
const nothingKept = () => undefined;

export function RolesForm({ initial }: { initial: Role[] }) {
  const { t } = useText();
  const client = useQueryClient();
  const [kept, setKept] = useState(initial);
  const [chosen, setChosen] = useState(initial);
  const inOrder = ROLES.filter((role) => chosen.includes(role));
  const unsaved = inOrder.join() !== kept.join();

  const { faults, attempt, busy, submit, clearFaults } = useSubmit({
    send: async () => {
      const roles = await saveTwoStepRoles(inOrder);
      setKept(roles);
      client.setQueryData(twoStepRoles.queryKey, roles);
      // The account contains whether the signed-in user's role requires two-step sign-in.
      void client.invalidateQueries({ queryKey: ['account'] });
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
