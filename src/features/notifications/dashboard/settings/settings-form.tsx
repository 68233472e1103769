import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Fieldset.layer.css';
import { Button, Checkbox, Fieldset, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { listFaults } from '../../../../dashboard/kit/form/messages.ts';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { UnsavedGuard } from '../../../../dashboard/kit/page/unsaved-work.tsx';
import { ErrorSummary } from '../../../../dashboard/kit/parts/error-summary.tsx';
import { useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import type { NotificationSettings } from '../../schema.ts';
import { notificationSettings, reloadNotifications, saveSettings } from '../notification-calls.ts';

/** There is nothing to discard: the choice exists only in the checkboxes of this page. */
const nothingKept = () => undefined;

export function SettingsForm({ settings }: { settings: NotificationSettings }) {
  const { t } = useText();
  const client = useQueryClient();
  const [chosen, setChosen] = useState(settings);
  const unsaved = JSON.stringify(chosen) !== JSON.stringify(settings);
  const { faults, attempt, busy, submit } = useSubmit({
    send: async () => {
      const muted = chosen.kinds.filter(({ isWanted }) => !isWanted).map(({ name }) => name);
      const saved = await saveSettings({ muted, daily: chosen.daily });
      client.setQueryData(notificationSettings.queryKey, saved);
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
