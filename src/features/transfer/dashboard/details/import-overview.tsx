import { Paper } from '@mantine/core';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Facts } from '../../../../dashboard/kit/parts/facts.tsx';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import { type Import, NOTE_ACTIONS, type Overview } from '../../schema.ts';
import css from './import-details.module.css';

/** More names than this are only counted. */
const MOST_AUTHORS = 12;

/** What the check found: what would happen to the entries, and what belongs to them. */
export function ImportOverview({ one, overview }: { one: Import; overview: Overview }) {
  const { t, locale } = useText();
  const { site, authors, pictures, missing } = overview;
  const names = authors.slice(0, MOST_AUTHORS).join(', ');
  const others = authors.length - MOST_AUTHORS;
  const facts: [string, string][] = [
    [t('transfer:kindLabel'), t(`transfer:kind.${one.kind}`)],
    ...(site ? ([[t('transfer:site'), site]] satisfies [string, string][]) : []),
    ...(names
      ? ([
          [t('transfer:authors'), others > 0 ? t('transfer:andOthers', { names, others }) : names],
        ] satisfies [string, string][])
      : []),
    [
      t('transfer:pictures'),
      missing > 0
        ? t('transfer:picturesMissing', { pictures, missing })
        : formatNumber(locale, pictures),
    ],
  ];
  return (
    <Paper component="section" withBorder p={20} aria-label={t('transfer:found')}>
      <p className="hint">{t('transfer:foundText', { entries: overview.entries })}</p>
      <dl className={css.counts}>
        {NOTE_ACTIONS.map((action) => (
          <div key={action}>
            <dt>{t(`transfer:action.${action}`)}</dt>
            <dd className="num">{formatNumber(locale, overview[action])}</dd>
          </div>
        ))}
      </dl>
      <Facts facts={facts} />
    </Paper>
  );
}
