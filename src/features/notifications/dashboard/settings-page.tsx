import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Fieldset.layer.css';
import { Button, Checkbox, Fieldset, Group, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { UnsavedGuard } from '../../../dashboard/kit/page/unsaved-work.tsx';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { EmptyState } from '../../../dashboard/kit/parts/empty-state.tsx';
import { ErrorSummary, listFaults } from '../../../dashboard/kit/parts/error-summary.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { SkeletonRows } from '../../../dashboard/kit/parts/skeletons.tsx';
import { useSubmit } from '../../../dashboard/kit/parts/use-submit.ts';
import { call, read } from '../../../dashboard/kit/session/calls.ts';
import { type NotificationSettings, notificationRoutes } from '../contract.ts';
import { reloadNotifications } from './notification-list.ts';

/** Which notifications the user wants. */
export function SettingsPage() {
  const { t } = useText();
  const query = useQuery(read(notificationRoutes.settings));
  return (
    <div className="page" data-fields="small">
      <PageTitle>{t('notifications:settings')}</PageTitle>
      <BackLink to="/dashboard/account">{t('account:title')}</BackLink>
      <PageHead title={t('notifications:settings')} lead={t('notifications:prefs.text')} />
      {query.data ? (
        <SettingsForm settings={query.data} />
      ) : query.error ? (
        <EmptyState kind="failed" title={t('notifications:failed')} error={query.error}>
          <Button loading={query.isFetching} onClick={() => query.refetch()}>
            {t('dashboard:failure.retry')}
          </Button>
        </EmptyState>
      ) : (
        <SkeletonRows rows={8} />
      )}
    </div>
  );
}

/** There is nothing to discard: the choice exists only in the checkboxes of this page. */
const nothingKept = () => undefined;

function SettingsForm({ settings }: { settings: NotificationSettings }) {
  const { t } = useText();
  const client = useQueryClient();
  const [chosen, setChosen] = useState(settings);
  const unsaved = JSON.stringify(chosen) !== JSON.stringify(settings);
  const { faults, attempt, busy, submit } = useSubmit({
    send: async () => {
      const muted = chosen.kinds.filter(({ isWanted }) => !isWanted).map(({ name }) => name);
      const saved = await call(notificationRoutes.changeSettings, {
        body: { muted, daily: chosen.daily },
      });
      client.setQueryData(read(notificationRoutes.settings).queryKey, saved);
      setChosen(saved);
      void reloadNotifications(client);
      toast.success(t('notifications:prefs.saved'));
    },
  });
  const choose = (kind: string, isWanted: boolean) =>
    setChosen(({ kinds, daily }) => ({
      daily,
      kinds: kinds.map((one) => (one.name === kind ? { ...one, isWanted } : one)),
    }));

  return (
    <form noValidate onSubmit={submit}>
      <Stack maw={640} gap={24}>
        <ErrorSummary
          title={t('notifications:prefs.faults')}
          faults={listFaults(faults, {})}
          attempt={attempt}
        />
        <Fieldset
          variant="unstyled"
          legend={<Text fw={550}>{t('notifications:prefs.legend')}</Text>}
        >
          <Stack mt="xs">
            {chosen.kinds.map(({ name, isWanted }) => (
              <Checkbox
                key={name}
                label={t(`notificationLabels:${name}`)}
                checked={isWanted}
                onChange={(event) => choose(name, event.currentTarget.checked)}
              />
            ))}
          </Stack>
        </Fieldset>
        <Fieldset
          variant="unstyled"
          legend={<Text fw={550}>{t('notifications:prefs.email')}</Text>}
        >
          <Checkbox
            mt="xs"
            label={t('notifications:prefs.daily')}
            description={t('notifications:prefs.dailyHint')}
            checked={chosen.daily}
            onChange={(event) => setChosen({ ...chosen, daily: event.currentTarget.checked })}
          />
        </Fieldset>
        <Group>
          <Button type="submit" variant="filled" loading={busy}>
            {t('notifications:prefs.save')}
          </Button>
        </Group>
      </Stack>
      <UnsavedGuard unsaved={unsaved} onDiscard={nothingKept} />
    </form>
  );
}
