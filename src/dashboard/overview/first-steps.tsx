import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { dashboardRoutes } from '../../platform/dashboard-contract.ts';
import { formatNumber } from '../../platform/i18n/format.ts';
import { useText } from '../kit/language/language.ts';
import { Status } from '../kit/parts/status.tsx';
import { read } from '../kit/session/calls.ts';
import css from './overview.module.css';

/** In the order in which they are best done. */
const STEPS = [
  { name: 'party', to: '/dashboard/admin/party' },
  { name: 'menu', to: '/dashboard/admin/menu' },
  { name: 'chair', to: '/dashboard/admin/people' },
  { name: 'content', to: '/dashboard/blog/add' },
] as const;

/** What a new installation still needs; nothing once every step is done. */
export function FirstSteps() {
  const { t, locale } = useText();
  const { data } = useQuery(read(dashboardRoutes.firstSteps));
  if (!data || STEPS.every(({ name }) => data[name])) return null;
  const number = (value: number) => formatNumber(locale, value);
  return (
    <section className={`panel ${css.lead}`} aria-labelledby="first-steps">
      <header className="panel-head">
        <h2 id="first-steps">{t('dashboard:overview.first.title')}</h2>
        <Text c="dimmed">
          {t('dashboard:overview.first.done', {
            done: number(STEPS.filter(({ name }) => data[name]).length),
            all: number(STEPS.length),
          })}
        </Text>
      </header>
      <ol role="list" className={`${css.entries} ${css.steps}`}>
        {STEPS.map(({ name, to }) => (
          <li key={name}>
            <Link to={to}>
              <Status
                size="medium"
                {...(data[name]
                  ? { tone: 'success', shape: 'check' }
                  : { tone: 'muted', shape: 'dashed' })}
              >
                <Text span fw={550}>
                  {t(`dashboard:overview.first.${name}`)}
                </Text>
                {data[name] ? (
                  <span className="sr-only"> ({t('dashboard:overview.first.isDone')})</span>
                ) : null}
              </Status>
              <Text span c="dimmed">
                {t(`dashboard:overview.first.${name}Text`)}
              </Text>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
