import { Button, Paper, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { FailureNote } from '../../../dashboard/kit/failure-note.tsx';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { relativeTime } from '../../../dashboard/kit/language/moment.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { Facts } from '../../../dashboard/kit/parts/facts.tsx';
import { Failure } from '../../../dashboard/kit/parts/failure.tsx';
import { Moment } from '../../../dashboard/kit/parts/moment.tsx';
import { NoPermissionPage } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { AfterAWhile } from '../../../dashboard/kit/parts/skeletons.tsx';
import { Status } from '../../../dashboard/kit/parts/status.tsx';
import { read } from '../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import { formatBytes, formatDuration, formatNumber } from '../../../platform/i18n/format.ts';
import { type Health, healthRoutes } from '../contract.ts';
import css from './health.module.css';

const EVERY_MS = 30_000;

export function HealthPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  if (!can.site) return <NoPermissionPage title={t('health:title')} texts="health:" />;
  return (
    <div className="page">
      <PageTitle>{t('health:title')}</PageTitle>
      <HealthState />
    </div>
  );
}

function HealthState() {
  const { t } = useText();
  const { data, error, isFetching, refetch } = useQuery({
    ...read(healthRoutes.get),
    refetchInterval: EVERY_MS,
  });
  return (
    <>
      <BackLink to="/dashboard/admin">{t('dashboard:admin.title')}</BackLink>
      <PageHead title={t('health:title')} lead={t('health:lead')} />
      {error ? (
        <Stack align="start" mb="lg">
          <FailureNote>
            <Failure error={error} />
          </FailureNote>
          <Button onClick={() => refetch()} loading={isFetching}>
            {t('dashboard:failure.retry')}
          </Button>
        </Stack>
      ) : null}
      {data ? (
        <>
          <Concerns health={data} />
          <HealthFacts health={data} />
        </>
      ) : error ? null : (
        <AfterAWhile>
          <Skeleton h={420} />
        </AfterAWhile>
      )}
    </>
  );
}

/** What needs attention, the most urgent first; or that nothing does. */
function Concerns({ health }: { health: Health }) {
  const { t, locale } = useText();
  const { concerns, disk, database, backups, jobs, mail } = health;
  const values = {
    free: formatBytes(locale, disk.free),
    used: formatNumber(locale, database.connections),
    most: formatNumber(locale, database.mostConnections),
    for: formatDuration(locale, Math.round(jobs.oldestSeconds)),
    fault: asSentence(backups.fault),
    mailFault: mail.fault,
    count: jobs.failed,
    statements: database.limitedRole,
    seconds: formatNumber(locale, Math.round(Math.abs(database.clockAhead))),
  };
  if (concerns.length === 0) {
    return (
      <Paper withBorder className={css.concerns} role="status">
        <h2>
          <Status tone="success" shape="check" size="large">
            {t('health:well')}
          </Status>
        </h2>
        <p>{t('health:wellText')}</p>
      </Paper>
    );
  }
  return (
    <Paper withBorder className={css.concerns} role="status" data-concerns="">
      <h2>
        <Status tone="warning" shape="warning" size="large">
          {t('health:concerns', { count: concerns.length })}
        </Status>
      </h2>
      <ul role="list">
        {concerns.map((concern) => (
          <li key={concern}>
            <strong>{t(`health:concern.${concern}.title`)}</strong>
            <span>
              {t(`health:concern.${concern}.text`, values)}{' '}
              {concern === 'jobsFailed' ? (
                <Link to="/dashboard/admin/jobs">{t('health:concern.jobsFailed.link')}</Link>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </Paper>
  );
}

/** Reasons come from the system, with or without a full stop. */
const asSentence = (text: string) => (text === '' || text.endsWith('.') ? text : `${text}.`);

/** What the installation runs on, in groups. */
function HealthFacts({ health }: { health: Health }) {
  const { t, locale } = useText();
  const { versions, disk, database, uploads, backups, jobs, mail, network } = health;
  const size = (bytes: number) => formatBytes(locale, bytes);
  const number = (value: number) => formatNumber(locale, value);
  return (
    <div className={css.panels}>
      <Panel
        title={t('health:server')}
        facts={[
          [t('health:product'), versions.product],
          [t('health:node'), versions.node],
          [
            t('health:startedAt'),
            <Moment key="at" at={health.process.startedAt} format={relativeTime} />,
          ],
          [t('health:memory'), size(health.process.memory)],
          [t('health:delay'), t('health:ms', { number: number(Math.round(health.process.delay)) })],
          [t('health:disk'), t('health:of', { free: size(disk.free), size: size(disk.total) })],
        ]}
      />
      <Panel
        title={t('health:database')}
        facts={[
          [t('health:kind'), t(`health:databaseKind.${database.kind}`)],
          [t('health:postgres'), versions.database],
          [t('health:migrations'), number(versions.migrations)],
          [t('health:size'), size(database.size)],
          [
            t('health:connections'),
            t('health:connectionsOf', {
              used: number(database.connections),
              most: number(database.mostConnections),
            }),
          ],
        ]}
      />
      <Panel
        title={t('health:work')}
        facts={[
          [t('health:waiting'), number(jobs.waiting)],
          [t('health:running'), number(jobs.running)],
          [t('health:failed'), number(jobs.failed)],
          [t('health:mail'), t(`health:mailKind.${mail.kind}`)],
          [t('health:emailsWaiting'), number(mail.waiting)],
        ]}
      />
      <BackupFacts backups={backups} />
      <Panel
        title={t('health:files')}
        facts={[
          [t('health:uploads'), t(`health:uploadsKind.${uploads.kind}`)],
          [
            t('health:uploaded'),
            t('health:filesCount', {
              count: uploads.files,
              number: number(uploads.files),
              size: size(uploads.size),
            }),
          ],
          [t('health:address'), network.publicUrl],
          [t('health:proxies'), network.trustProxy.join(', ') || t('health:noProxies')],
        ]}
      />
    </div>
  );
}

/** The last backup, and when the next ones are made. */
function BackupFacts({ backups }: Pick<Health, 'backups'>) {
  const { t, locale } = useText();
  const { last, at, keep, hasKeys } = backups;
  const number = (value: number) => formatNumber(locale, value);
  const ofLast: Fact[] = last
    ? [
        [t('health:lastBackup'), <Moment key="at" at={last.finishedAt} format={relativeTime} />],
        [
          t('health:backupSize'),
          t('health:filesCount', {
            count: last.files,
            number: number(last.files),
            size: formatBytes(locale, last.bytes),
          }),
        ],
        [t('health:backupTarget'), last.target],
      ]
    : [[t('health:lastBackup'), t('health:noBackup')]];
  const ofPlan: Fact[] =
    at === null
      ? [[t('health:backupPlan'), t('health:backupByHand')]]
      : [
          [t('health:backupPlan'), t('health:backupDaily', { at, keep: number(keep) })],
          [
            t('health:backupKeys'),
            t(hasKeys ? 'health:backupWithKeys' : 'health:backupWithoutKeys'),
          ],
        ];
  return <Panel title={t('health:backups')} facts={[...ofLast, ...ofPlan]} />;
}

type Fact = readonly [string, ReactNode];

/** A group of facts with its title. */
function Panel({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const id = useId();
  return (
    <Paper withBorder component="section" className={css.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Facts labelWidth={168} facts={facts} />
    </Paper>
  );
}
