import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../../../dashboard/kit/parts/back-link.tsx';
import { Columns } from '../../../../../dashboard/kit/parts/columns.tsx';
import { DetailsHead } from '../../../../../dashboard/kit/parts/details-head.tsx';
import { Initials } from '../../../../../dashboard/kit/parts/initials.tsx';
import { formatTime } from '../../../../../platform/i18n/format.ts';
import { provinceName } from '../../../../../platform/places/provinces.ts';
import { AttachmentsPanel } from '../../../attachments/dashboard/attachments-panel.tsx';
import { DecisionPanel } from '../../../decision/dashboard/decision-panel.tsx';
import { DeclarationPanel } from '../../../declaration/dashboard/declaration-panel.tsx';
import { useStop } from '../../../emails/dashboard/use-stop.tsx';
import { ProofPanel } from '../../../proof/dashboard/proof-panel.tsx';
import type { Application } from '../../schema.ts';
import { applicationsList } from '../list/applications-list.ts';
import { Mark } from '../mark.tsx';
import { StatusMark } from '../status-mark.tsx';
import { WaitingTime } from '../waiting-time.tsx';
import { ApplicantFacts } from './applicant-facts.tsx';
import { ApplicationNote } from './application-note.tsx';
import { ApplicationTimeline } from './application-timeline.tsx';
import { AssignmentForm } from './assignment-form.tsx';
import { NeighbourLinks } from './neighbour-links.tsx';
import { Notices } from './notices.tsx';
import { StatusForm } from './status-form.tsx';

export function ApplicationDetails({ application }: { application: Application }) {
  const { t } = useText();
  const { name, surname, code, city, district, status, waitingDays, isDemo } = application;
  const fullName = `${name} ${surname}`;
  return (
    <div className="page">
      <Group justify="space-between" wrap="nowrap">
        <BackLink to={applicationsList.lastAddress()} shortOnPhone>
          {t('applications:title')}
        </BackLink>
        <NeighbourLinks id={application.id} />
      </Group>
      <DetailsHead
        actions={
          application.can.correct ? (
            <Button component={Link} to={`/dashboard/applications/${application.id}/correction`}>
              {t('applicationCorrection:open')}
            </Button>
          ) : null
        }
      >
        <Group gap="md" wrap="nowrap">
          <Initials name={fullName} large />
          <Stack gap={4}>
            <h1>{fullName}</h1>
            <Group gap="4px 16px">
              <StatusMark status={status} />
              <Text c="dimmed" className="num">
                {code}
              </Text>
              <Text c="dimmed">
                {provinceName(city)}, {district}
              </Text>
              {waitingDays === null ? null : <WaitingTime days={waitingDays} />}
              {isDemo ? (
                <Mark title={t('applicationPage:demoHint')}>{t('applicationPage:demo')}</Mark>
              ) : null}
            </Group>
          </Stack>
        </Group>
      </DetailsHead>
      <Notices application={application} />
      <WaitingEmails application={application} />
      <Columns>
        <ApplicantFacts application={application} />
        <Stack gap={24}>
          <StatusForm application={application} />
          <DecisionPanel application={application} />
          <AssignmentForm application={application} />
          <ApplicationNote application={application} />
          <DeclarationPanel application={application} />
          <ProofPanel application={application} />
          <AttachmentsPanel applicationId={application.id} />
          <ApplicationTimeline application={application} />
        </Stack>
      </Columns>
    </div>
  );
}

/** The e-mails to the applicant that have not left yet. */
function WaitingEmails({ application }: { application: Application }) {
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
