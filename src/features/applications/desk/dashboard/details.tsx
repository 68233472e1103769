import { Button, Group, NativeSelect, Paper, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { Link, useParams, useSearchParams } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { Columns } from '../../../../dashboard/kit/parts/columns.tsx';
import { explainConflict } from '../../../../dashboard/kit/parts/explain-conflict.ts';
import { messageOf } from '../../../../dashboard/kit/parts/failure.tsx';
import { Initials } from '../../../../dashboard/kit/parts/initials.tsx';
import { Neighbours } from '../../../../dashboard/kit/parts/neighbours.tsx';
import { NoPermissionPage } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { NoteForm } from '../../../../dashboard/kit/parts/note-form.tsx';
import { DetailsHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { RecordMissing } from '../../../../dashboard/kit/parts/record-missing.tsx';
import { Timeline } from '../../../../dashboard/kit/parts/timeline.tsx';
import { call, read, reload } from '../../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { formatDate, formatTime } from '../../../../platform/i18n/format.ts';
import { provinceName } from '../../../../platform/places/provinces.ts';
import { describeEvent } from '../../timeline.ts';
import { deskRoutes } from '../contract.ts';
import { Application, DESK_LIMITS, type TimelineEntry } from '../schema.ts';
import { oneApplication, rememberApplication, useStop } from './after-change.tsx';
import { ApplicantFacts } from './applicant-facts.tsx';
import { applicationsList } from './applications-list.ts';
import { AttachmentsPanel } from './attachments.tsx';
import { DecisionPanel } from './decision.tsx';
import css from './details.module.css';
import { DeclarationPanel, ProofPanel } from './made-documents.tsx';
import { BranchPanel } from './move.tsx';
import { Mark, StatusMark, WaitingTime } from './parts.tsx';
import { StatusForm } from './status-form.tsx';

export function DetailsPage() {
  const { t } = useText();
  const { applicationId = '' } = useParams();
  const { can } = useSessionUser();
  const query = useQuery({ ...oneApplication(applicationId), enabled: can.applications === true });
  const { data } = query;
  const title = data ? `${data.name} ${data.surname}` : t('applicationPage:one');
  if (!can.applications)
    return <NoPermissionPage title={t('applicationPage:one')} texts="applications:" />;
  const words = {
    goneTitle: t('applicationPage:goneTitle'),
    goneText: t('applicationPage:goneText'),
    failedTitle: t('applicationPage:failedTitle'),
    toList: t('applicationPage:toList'),
  };
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {data ? (
        // Nothing that was typed about one application may be sent to another one.
        <ApplicationDetails key={data.id} application={data} />
      ) : (
        <RecordMissing
          query={query}
          title={title}
          words={words}
          listPath={applicationsList.lastAddress()}
        />
      )}
    </>
  );
}

function ApplicationDetails({ application }: { application: Application }) {
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
          <BranchPanel application={application} />
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

/** The applications beside this one in the list that it was opened from. */
function NeighbourLinks({ id }: { id: string }) {
  const [search] = useSearchParams();
  const view = applicationsList.read(search);
  const { page: _page, pageSize: _size, ...query } = applicationsList.filterOf(view);
  const { data } = useQuery(read(deskRoutes.neighbours, { params: { id }, query }));
  const pathOf = (other: string) =>
    `/dashboard/applications/${other}/details${applicationsList.write(view)}`;
  return <Neighbours beside={data} pathOf={pathOf} />;
}

/** What happened to an application, by whom. */
function ApplicationTimeline({ application }: { application: Application }) {
  const { t, locale } = useText();
  const who = ({ actorKind, actorName }: TimelineEntry) =>
    actorKind === 'staff'
      ? actorName || t('dashboard:formerUser')
      : t(`applicationPage:actor.${actorKind}`);
  return (
    <Timeline
      title={t('applicationPage:timeline')}
      items={application.timeline.map((event) => ({
        id: event.id,
        at: event.at,
        who: who(event),
        what: describeEvent(event, t, locale),
        texts: [
          { label: t('applicationPage:toApplicant'), text: event.message },
          { label: t('applicationPage:reason'), text: event.reason },
        ],
      }))}
    />
  );
}

/** What staff must know before they decide: the applicant's denial, and possible duplicates. */
function Notices({ application }: { application: Application }) {
  const { t, locale } = useText();
  const { frozenAt, duplicates } = application;
  const day = (at: string) => formatDate(locale, new Date(at));
  return (
    <>
      {frozenAt ? (
        <Paper withBorder className={css.notice} role="note">
          <p>
            <b>{t('applicationPage:frozenTitle')}</b>{' '}
            {t('applicationPage:frozenText', { date: day(frozenAt) })}
          </p>
        </Paper>
      ) : null}
      {duplicates.map(({ id, code, status, createdAt }) => (
        <Paper withBorder key={id} className={css.notice} role="note">
          <Group justify="space-between" gap="4px 24px">
            <p>
              <b>{t('applications:duplicate')}.</b>{' '}
              {t('applicationPage:duplicateText', {
                date: day(createdAt),
                status: t(`applications:status.${status}`),
              })}
            </p>
            <Link to={`/dashboard/applications/${application.id}/compare/${id}`}>
              {t('applicationPage:compare', { code })}
            </Link>
          </Group>
        </Paper>
      ))}
    </>
  );
}

/** Who handles the application; saved at once. */
function AssignmentForm({ application }: { application: Application }) {
  const { t } = useText();
  const client = useQueryClient();
  const people = useQuery(read(deskRoutes.assignees));
  const { id, assignedTo, version, can } = application;
  const saving = useMutation({
    mutationFn: (userId: string | null) =>
      call(deskRoutes.assign, { params: { id }, body: { assignedTo: userId, version } }),
    onSuccess: ({ data, message }) => {
      toast.success(message);
      rememberApplication(client, data);
    },
    onError: () => void reload(client, deskRoutes, id),
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

/** The note of the staff. The applicant never sees it. */
function ApplicationNote({ application }: { application: Application }) {
  const { t } = useText();
  const client = useQueryClient();
  const { id, version, adminNoteBy, can } = application;
  return (
    <NoteForm
      title={t('applicationPage:note')}
      hint={t('applicationPage:noteHint')}
      action={t('applicationPage:saveNote')}
      field="adminNote"
      maxLength={DESK_LIMITS.adminNote}
      note={application.adminNote}
      by={adminNoteBy?.name ?? ''}
      at={application.adminNoteAt}
      readOnly={!can.edit}
      save={async (adminNote) => {
        const { data, message } = await call(deskRoutes.saveNote, {
          params: { id },
          body: { adminNote, version },
        });
        toast.success(message);
        rememberApplication(client, data);
      }}
      explain={explainConflict({
        schema: Application,
        show: (current) => rememberApplication(client, current),
        message: t('applicationPage:conflict'),
      })}
    />
  );
}
