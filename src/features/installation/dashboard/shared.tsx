import { Button, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { showFailure } from '../../../dashboard/kit/parts/failure.tsx';
import { Status } from '../../../dashboard/kit/parts/status.tsx';
import { call, read, reload } from '../../../dashboard/kit/session/calls.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { partyPartPath } from '../../party/dashboard/shared.ts';
import { type FirstStepState, installationRoutes, type StepName } from '../contract.ts';
import css from './steps.module.css';

const SETUP = '/dashboard/admin/setup';
export const EMPTY_PAGES_ID = 'empty-pages';

/** The page on which each step is done. */
const PAGES: Record<StepName, string> = {
  identity: partyPartPath('identity'),
  contact: partyPartPath('contact'),
  charter: '/dashboard/admin/documents/charter',
  board: '/dashboard/admin/people/add',
  colleagues: '/dashboard/users/add',
  email: '/dashboard/admin/setup/email',
  backup: '/dashboard/admin/setup/backup',
  demo: '/dashboard/admin/setup/demo',
};

/** The step that the user began last from a list of steps; until the dashboard is loaded again. */
let begun: StepName | null = null;

const begin = (name: StepName) => () => {
  begun = name;
};

/** Whether a page is the one of a step, or one beside it. */
const belongsTo = (name: StepName, pathname: string): boolean =>
  pathname.startsWith(PAGES[name].slice(0, PAGES[name].lastIndexOf('/')));

/** On the page of a step that was begun from the list: the way to the next one. */
export function NextStep() {
  const { pathname } = useLocation();
  if (begun === null || !belongsTo(begun, pathname)) return null;
  return <StepsBar current={begun} />;
}

function StepsBar({ current }: { current: StepName }) {
  const { t } = useText();
  const { data: steps } = useQuery(read(installationRoutes.steps));
  if (!steps) return null;
  const at = steps.findIndex(({ name }) => name === current);
  const next = [...steps.slice(at + 1), ...steps.slice(0, at)].find(
    ({ state }) => state === 'open',
  );
  return (
    <nav className={css.bar} aria-label={t('installation:steps.title')}>
      <Link to="/dashboard">{t('installation:steps.title')}</Link>
      {next ? (
        <Link to={PAGES[next.name]} onClick={begin(next.name)}>
          {t('installation:steps.next', { step: t(`installation:steps.step.${next.name}`) })}
        </Link>
      ) : null}
    </nav>
  );
}

/** What a new installation still needs, for the overview; nothing once no step is open. */
export function FirstSteps() {
  const { t } = useText();
  const { data: steps } = useQuery(read(installationRoutes.steps));
  if (!steps?.some(({ state }) => state === 'open')) return null;
  return (
    <section className={`panel ${css.lead}`} aria-labelledby="first-steps">
      <header className="panel-head">
        <h2 id="first-steps">{t('installation:steps.title')}</h2>
        <Text c="dimmed">
          <Progress steps={steps} />
        </Text>
      </header>
      <StepLists steps={steps} />
      <EmptyPagesLink />
    </section>
  );
}

/** How many pages visitors are not led to, because nothing is on them. */
function EmptyPagesLink() {
  const { t, locale } = useText();
  const { data } = useQuery(read(installationRoutes.emptyPages));
  if (!data?.length) return null;
  return (
    <p className={css.more}>
      <Link to={`${SETUP}#${EMPTY_PAGES_ID}`}>
        {t('installation:empty.count', {
          count: data.length,
          number: formatNumber(locale, data.length),
        })}
      </Link>
    </p>
  );
}

/** How many of the needed steps are done. */
export function Progress({ steps }: { steps: readonly FirstStepState[] }) {
  const { t, locale } = useText();
  const count = (state: FirstStepState['state']) =>
    steps.filter((step) => step.state === state).length;
  return t('installation:steps.progress', {
    done: formatNumber(locale, count('done')),
    all: formatNumber(locale, steps.length - count('skipped')),
  });
}

/** The open steps, and below them those that are done or not needed, folded away. */
export function StepLists({ steps }: { steps: readonly FirstStepState[] }) {
  const { t, locale } = useText();
  const of = (state: FirstStepState['state']) => steps.filter((step) => step.state === state);
  const open = of('open');
  const folded = (['done', 'skipped'] as const).filter((state) => of(state).length > 0);
  return (
    <>
      {open.length > 0 ? <StepList steps={open} /> : null}
      {folded.map((state) => (
        <details key={state} className={css.folded}>
          <summary>
            {t(`installation:steps.${state}`, {
              count: of(state).length,
              number: formatNumber(locale, of(state).length),
            })}
          </summary>
          <StepList steps={of(state)} />
        </details>
      ))}
    </>
  );
}

function StepList({ steps }: { steps: readonly FirstStepState[] }) {
  return (
    <ol role="list" className={css.steps}>
      {steps.map((step) => (
        <Step key={step.name} {...step} />
      ))}
    </ol>
  );
}

const MARKS = {
  open: { tone: 'muted', shape: 'dashed' },
  done: { tone: 'success', shape: 'check' },
  skipped: { tone: 'muted', shape: 'minus' },
} as const;

function Step({ name, state }: FirstStepState) {
  const { t } = useText();
  const client = useQueryClient();
  const skip = useMutation({
    mutationFn: (isSkipped: boolean) =>
      call(installationRoutes.skipStep, { params: { name }, body: { isSkipped } }),
    onError: showFailure,
    onSettled: () => reload(client, installationRoutes, 'list'),
  });
  const title = t(`installation:steps.step.${name}`);
  const button = (isSkipped: boolean, label: string): ReactNode => (
    <Button
      variant="subtle"
      size="compact-sm"
      loading={skip.isPending}
      aria-label={`${label}: ${title}`}
      onClick={() => skip.mutate(isSkipped)}
    >
      {label}
    </Button>
  );
  return (
    <li>
      <Link to={PAGES[name]} onClick={begin(name)}>
        <Status size="medium" {...MARKS[state]}>
          <Text span fw={550}>
            {title}
          </Text>
        </Status>
        {state === 'open' ? (
          <Text span c="dimmed">
            {t(`installation:steps.text.${name}`)}
          </Text>
        ) : null}
      </Link>
      {state === 'open' ? button(true, t('installation:steps.skip')) : null}
      {state === 'skipped' ? button(false, t('installation:steps.need')) : null}
    </li>
  );
}
