import { Button, Checkbox, Group, Paper } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PanelState } from '../../../../dashboard/kit/parts/panel-state.tsx';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import { type Import, isBusy } from '../../schema.ts';
import { importReport } from '../transfer-calls.ts';
import css from './import-details.module.css';

/** What happens, or happened, to each entry. While it runs, the report is not read again. */
export function ImportReport({ one }: { one: Import }) {
  const { t, locale } = useText();
  const heading = useId();
  const [onlyProblems, setOnlyProblems] = useState(true);
  const query = useInfiniteQuery({
    ...importReport(one, onlyProblems),
    enabled: !isBusy(one.state),
  });
  if (isBusy(one.state)) return null;
  const rows = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Paper component="section" withBorder aria-labelledby={heading}>
      <Group justify="space-between" px={20} py="md">
        <h2 id={heading}>{t('transfer:report')}</h2>
        <Checkbox
          label={t('transfer:onlyProblems')}
          checked={onlyProblems}
          onChange={({ currentTarget: { checked } }) => setOnlyProblems(checked)}
        />
      </Group>
      <PanelState query={query} isEmpty={rows.length === 0} empty={t('transfer:noNotes')}>
        <ol role="list" className={css.report}>
          {rows.map(({ position, title, action, reasons, lost, line, contentId }) => (
            <li key={position}>
              <span className={`${css.soft} num`}>{formatNumber(locale, position)}</span>
              <b>{contentId ? <Link to={`/dashboard/blog/${contentId}`}>{title}</Link> : title}</b>
              <span className={css.soft}>{t(`transfer:action.${action}`)}</span>
              <span className={css.why}>
                {reasons
                  .map((reason) => t(`transfer:reason.${reason}`, { lost: lost.join(', '), line }))
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ol>
        {query.hasNextPage ? (
          <Group px={20} py="md">
            <Button loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
              {t('transfer:more')}
            </Button>
          </Group>
        ) : null}
      </PanelState>
    </Paper>
  );
}
