import { Button, Paper, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { ConfirmDialog } from '../../../dashboard/kit/parts/confirm-dialog.tsx';
import { EmptyState } from '../../../dashboard/kit/parts/empty-state.tsx';
import { FieldFailure } from '../../../dashboard/kit/parts/failure.tsx';
import { Status } from '../../../dashboard/kit/parts/status.tsx';
import { call, read } from '../../../dashboard/kit/session/calls.ts';
import { session } from '../../../dashboard/kit/session/session.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { accountRoutes } from '../../identity/account/contract.ts';
import { type DemoKind, type DemoPlan, installationRoutes } from '../contract.ts';
import { Loaded, SetupPart } from './setup-part.tsx';
import css from './steps.module.css';

export function DemoPage() {
  const { t } = useText();
  const query = useQuery({ ...read(installationRoutes.planRemoval), staleTime: 0 });
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: () => call(installationRoutes.removeDemo),
    async onSuccess() {
      // Nearly everything that the dashboard has fetched is gone.
      void client.invalidateQueries();
      // The admin had a name of the demo, which the next content would have as its author.
      session.updateUser((await call(accountRoutes.get)).user);
    },
  });
  return (
    <SetupPart name="demo">
      {removal.data ? (
        <Removed kinds={removal.data.data.kinds} />
      ) : (
        <Loaded query={query} failed={t('installation:demo.failedTitle')}>
          {(plan) =>
            plan.isThere ? (
              <Removal plan={plan} removal={removal} />
            ) : (
              <EmptyState
                kind="none"
                title={t('installation:demo.noneTitle')}
                text={t('installation:demo.noneText')}
              />
            )
          }
        </Loaded>
      )}
    </SetupPart>
  );
}

interface RemovalProps {
  plan: DemoPlan;
  removal: { mutate: () => void; isPending: boolean; error: Error | null };
}

function Removal({ plan, removal }: RemovalProps) {
  const { t } = useText();
  const [asks, setAsks] = useState(false);
  return (
    <Paper withBorder className={css.card}>
      <Stack align="start">
        <Counts kinds={plan.kinds} />
        <p className="soft">{t('installation:demo.alsoGoes')}</p>
        <Button color="danger" variant="filled" onClick={() => setAsks(true)}>
          {t('installation:demo.open')}
        </Button>
      </Stack>
      <ConfirmDialog
        opened={asks}
        size={620}
        question={t('installation:demo.sureText')}
        action={t('installation:demo.confirm')}
        busy={removal.isPending}
        onConfirm={() => removal.mutate()}
        onClose={() => !removal.isPending && setAsks(false)}
      >
        <Counts kinds={plan.kinds} />
        <div role="status">{removal.isPending ? t('installation:demo.running') : null}</div>
        {removal.error ? <FieldFailure error={removal.error} /> : null}
      </ConfirmDialog>
    </Paper>
  );
}

/** What goes and what stays, by kind. */
function Counts({ kinds }: { kinds: readonly DemoKind[] }) {
  const { t, locale } = useText();
  const number = (value: number) =>
    value === 0 ? t('installation:demo.nothing') : formatNumber(locale, value);
  return (
    <table className={css.counts}>
      <thead>
        <tr>
          <th scope="col">{t('installation:demo.kind')}</th>
          <th scope="col" className={css.number}>
            {t('installation:demo.goes')}
          </th>
          <th scope="col" className={css.number}>
            {t('installation:demo.stays')}
          </th>
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ kind, removed, kept, names }) => (
          <tr key={kind}>
            <th scope="row">
              {t(`installation:demo.kinds.${kind}`)}
              <Names names={names.filter(Boolean)} kept={kept} />
            </th>
            <td className={css.number}>{number(removed)}</td>
            <td className={css.number}>{number(kept)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Names({ names, kept }: { names: readonly string[]; kept: number }) {
  const { t, locale } = useText();
  if (names.length === 0) return null;
  const listed = new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(names);
  const more = kept - names.length;
  return (
    <p>
      {more > 0
        ? t('installation:demo.stayMore', { names: listed, count: more })
        : t('installation:demo.stayText', { names: listed })}
    </p>
  );
}

function Removed({ kinds }: { kinds: readonly DemoKind[] }) {
  const { t } = useText();
  const stayed = kinds.some(({ kept }) => kept > 0);
  return (
    <Paper withBorder className={css.card} role="status">
      <Stack align="start">
        <h2>
          <Status tone="success" shape="check" size="large">
            {t('installation:demo.doneTitle')}
          </Status>
        </h2>
        <p>{t(stayed ? 'installation:demo.doneKept' : 'installation:demo.doneText')}</p>
        {kinds.length > 0 ? <Counts kinds={kinds} /> : null}
        <Link to="/dashboard">{t('installation:demo.toSteps')}</Link>
      </Stack>
    </Paper>
  );
}
