import { Button, Paper, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { relativeTime } from '../../../dashboard/kit/language/moment.ts';
import { Facts } from '../../../dashboard/kit/parts/facts.tsx';
import { FieldFailure } from '../../../dashboard/kit/parts/failure.tsx';
import { Moment } from '../../../dashboard/kit/parts/moment.tsx';
import { Status } from '../../../dashboard/kit/parts/status.tsx';
import { call, read, reload } from '../../../dashboard/kit/session/calls.ts';
import { formatBytes, formatNumber } from '../../../platform/i18n/format.ts';
import { type BackupState, installationRoutes } from '../contract.ts';
import { Loaded, SetupPart } from './setup-part.tsx';
import css from './steps.module.css';

/** How often the page looks whether a running backup has ended, in ms. */
const EVERY_MS = 1500;

export function BackupPage() {
  const { t } = useText();
  const query = useQuery({
    ...read(installationRoutes.backup),
    refetchInterval: ({ state }) => (state.data?.isRunning ? EVERY_MS : false),
  });
  return (
    <SetupPart name="backup">
      <Loaded query={query} failed={t('installation:backup.failedTitle')}>
        {(backup) => <Backup backup={backup} />}
      </Loaded>
    </SetupPart>
  );
}

function Backup({ backup }: { backup: BackupState }) {
  const { t } = useText();
  const client = useQueryClient();
  const make = useMutation({
    mutationFn: () => call(installationRoutes.makeBackup),
    onSettled: () => reload(client, installationRoutes),
  });
  const { isRunning, fault, isBeside, hasKeys } = backup;
  return (
    <Paper withBorder className={css.card}>
      <Stack align="start">
        <BackupFacts backup={backup} />
        {isBeside ? <p>{t('installation:backup.besideText')}</p> : null}
        {hasKeys ? null : <p>{t('installation:backup.keysText')}</p>}
        <Button
          variant="filled"
          loading={make.isPending || isRunning}
          onClick={() => make.mutate()}
        >
          {t('installation:backup.make')}
        </Button>
        <div role="status">
          {isRunning ? (
            t('installation:backup.running')
          ) : fault ? (
            <Status tone="danger" shape="cross" size="medium">
              {t('installation:backup.failed', { fault })}
            </Status>
          ) : make.data && backup.last ? (
            <Status tone="success" shape="check" size="medium">
              {t('installation:backup.made')}
            </Status>
          ) : null}
        </div>
        {make.error ? <FieldFailure error={make.error} /> : null}
      </Stack>
    </Paper>
  );
}

type Fact = readonly [string, ReactNode];

function BackupFacts({ backup: { last, place, at } }: { backup: BackupState }) {
  const { t, locale } = useText();
  const ofLast: Fact[] = last
    ? [
        [
          t('installation:backup.last'),
          <Moment key="at" at={last.finishedAt} format={relativeTime} />,
        ],
        [
          t('installation:backup.size'),
          t('installation:backup.filesAnd', {
            count: last.files,
            number: formatNumber(locale, last.files),
            size: formatBytes(locale, last.bytes),
          }),
        ],
        [t('installation:backup.place'), <code key="place">{last.target}</code>],
      ]
    : [
        [t('installation:backup.last'), t('installation:backup.none')],
        [t('installation:backup.place'), <code key="place">{place}</code>],
      ];
  const plan = at ? t('installation:backup.daily', { at }) : t('installation:backup.byHand');
  return <Facts labelWidth={150} facts={[...ofLast, [t('installation:backup.plan'), plan]]} />;
}
