import { Paper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { relativeTime } from '../../../../dashboard/kit/language/moment.ts';
import { Moment } from '../../../../dashboard/kit/parts/moment.tsx';
import { PanelState } from '../../../../dashboard/kit/parts/panel-state.tsx';
import { ImportMark } from '../import-mark.tsx';
import { lastImports } from '../transfer-calls.ts';
import css from './last-imports.module.css';

export function LastImports() {
  const { t } = useText();
  const heading = useId();
  const query = useQuery(lastImports);
  const rows = query.data ?? [];
  return (
    <Paper component="section" withBorder className={css.panel} aria-labelledby={heading}>
      <h2 id={heading}>{t('transfer:previous')}</h2>
      <PanelState query={query} isEmpty={rows.length === 0} empty={t('transfer:none')}>
        <ul role="list" className={css.rows}>
          {rows.map(({ id, fileName, kind, state, createdAt }) => (
            <li key={id}>
              <Link to={`/dashboard/admin/transfer/${id}`}>{fileName}</Link>
              <span className={css.soft}>{t(`transfer:kind.${kind}`)}</span>
              <ImportMark state={state} size="small" />
              <span className={css.soft}>
                <Moment at={createdAt} format={relativeTime} />
              </span>
            </li>
          ))}
        </ul>
      </PanelState>
    </Paper>
  );
}
