import '@mantine/core/styles/Fieldset.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import { Button, Fieldset, Group, NumberInput, Paper, Skeleton, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { FailureNote } from '../../../dashboard/kit/failure-note.tsx';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../dashboard/kit/language/moment.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { UnsavedGuard } from '../../../dashboard/kit/page/unsaved-work.tsx';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { ErrorSummary, listFaults } from '../../../dashboard/kit/parts/error-summary.tsx';
import { Facts } from '../../../dashboard/kit/parts/facts.tsx';
import { Failure } from '../../../dashboard/kit/parts/failure.tsx';
import { NoPermissionPage } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { AfterAWhile } from '../../../dashboard/kit/parts/skeletons.tsx';
import { useSubmit } from '../../../dashboard/kit/parts/use-submit.ts';
import { call, read } from '../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { privacyRoutes, type Retention, type RetentionRule } from '../contract.ts';

export function RetentionPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  const query = useQuery({ ...read(privacyRoutes.retention), enabled: can.privacy === true });
  const title = t('privacy:retentionTitle');
  if (!can.privacy) return <NoPermissionPage title={title} texts="privacy:" />;
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <BackLink to="/dashboard/privacy">{t('privacy:back')}</BackLink>
      <PageHead title={title} />
      <p className="hint">{t('privacy:retentionLead')}</p>
      {query.data ? (
        <>
          <RetentionForm initial={query.data.rules} />
          <RunsPanel runs={query.data.runs} />
        </>
      ) : query.error ? (
        <Stack align="start">
          <FailureNote>
            <Failure error={query.error} />
          </FailureNote>
          <Button onClick={() => query.refetch()} loading={query.isFetching}>
            {t('dashboard:failure.retry')}
          </Button>
        </Stack>
      ) : (
        <AfterAWhile>
          <Skeleton h={320} maw={640} />
        </AfterAWhile>
      )}
    </div>
  );
}

/** Shows that the nightly deletion ran, and what it deleted. */
function RunsPanel({ runs }: Pick<Retention, 'runs'>) {
  const { t, locale } = useText();
  const numberOf = (deleted: Record<string, number>) =>
    Object.values(deleted).reduce((sum, count) => sum + count, 0);
  return (
    <Paper component="section" withBorder px={20} py="md" maw={640}>
      <h2>{t('privacy:runsTitle')}</h2>
      {runs.length === 0 ? (
        <p className="hint">{t('privacy:runsNone')}</p>
      ) : (
        <Facts
          labelWidth={220}
          withDivider
          facts={runs.map(({ finishedAt, deleted }) => {
            const count = numberOf(deleted);
            const text = count
              ? t('privacy:runDeleted', { count, number: formatNumber(locale, count) })
              : t('privacy:runNothing');
            return [fullMoment(locale, new Date(finishedAt)), text];
          })}
        />
      )}
    </Paper>
  );
}

const keyOf = ({ kind, state }: RetentionRule) => `${kind}-${state}`;

/** The days of every kind and state of record. */
function RetentionForm({ initial }: { initial: RetentionRule[] }) {
  const { t, locale } = useText();
  const client = useQueryClient();
  const [stored, setStored] = useState(initial);
  const [rules, setRules] = useState(initial);
  const changed = rules.filter((rule, index) => rule.days !== stored[index]?.days);
  const { faults, attempt, busy, submit, clearFaults } = useSubmit({
    send: async () => {
      const { data } = await call(privacyRoutes.changeRetention, {
        body: { rules: changed.map(({ kind, state, days }) => ({ kind, state, days })) },
      });
      setStored(data.rules);
      setRules(data.rules);
      client.setQueryData(read(privacyRoutes.retention).queryKey, data);
      toast.success(t('privacy:saved'));
    },
  });
  const set = (index: number, days: number | null) => {
    clearFaults();
    setRules((before) => before.map((rule, at) => (at === index ? { ...rule, days } : rule)));
  };
  const kinds = [...new Set(rules.map(({ kind }) => kind))];
  return (
    <form noValidate onSubmit={submit}>
      <Stack maw={640} gap="lg">
        <ErrorSummary
          title={t('privacy:faults')}
          faults={listFaults(faults, {})}
          attempt={attempt}
        />
        {kinds.map((kind) => (
          <Fieldset key={kind} legend={t(`privacy:retained.${kind}`)}>
            <Stack gap="sm">
              {rules.map((rule, index) =>
                rule.kind === kind ? (
                  <NumberInput
                    key={keyOf(rule)}
                    label={t(`privacy:retainedState.${keyOf(rule)}`)}
                    description={
                      rule.standardDays === null
                        ? t('privacy:daysHint')
                        : t('privacy:standard', {
                            count: rule.standardDays,
                            number: formatNumber(locale, rule.standardDays),
                          })
                    }
                    placeholder={t('privacy:forever')}
                    suffix={` ${t('privacy:days')}`}
                    min={1}
                    max={36_500}
                    allowDecimal={false}
                    allowNegative={false}
                    hideControls
                    value={rule.days ?? ''}
                    onChange={(value) => set(index, typeof value === 'number' ? value : null)}
                  />
                ) : null,
              )}
            </Stack>
          </Fieldset>
        ))}
        <Group>
          <Button type="submit" variant="filled" loading={busy} disabled={changed.length === 0}>
            {t('privacy:save')}
          </Button>
        </Group>
      </Stack>
      <UnsavedGuard unsaved={changed.length > 0} onDiscard={() => setRules(stored)} />
    </form>
  );
}
