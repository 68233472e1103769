import { Button, Group, Paper } from '@mantine/core';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { formatTime } from '../../../../platform/i18n/format.ts';
import type { Application } from '../../desk/schema.ts';
import { useStop } from './use-stop.tsx';

/** The e-mails to the applicant that have not left yet. */
export function WaitingEmails({ application }: { application: Application }) {
  const { t, locale } = useText();
  const stop = useStop();
  const { id, waitingEmails, can } = application;
  return waitingEmails.map(({ id: emailId, email, leavesAt }) => (
    <Paper withBorder key={emailId} px="md" py="xs" role="note">
      <Group justify="space-between" gap="4px 24px">
        <p>
          {t('applicationDecision:waiting', {
            time: formatTime(locale, new Date(leavesAt)),
            email: t(`applicationEmails:${email}.name`),
          })}
        </p>
        {can.edit ? (
          <Button
            size="compact-md"
            loading={stop.isPending}
            onClick={() => stop.mutate({ id, emailId })}
          >
            {t('applicationDecision:stop')}
          </Button>
        ) : null}
      </Group>
    </Paper>
  ));
}
