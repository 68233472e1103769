import { useText } from '../../../dashboard/language/language.ts';
import type { AuditEntry } from '../schema.ts';
import { AuditRow } from './audit-row.tsx';

interface AuditTableProps {
  rows: AuditEntry[];
  /** These are the rows of the view before; the new ones are on their way. */
  stale: boolean;
}

export function AuditTable({ rows, stale }: AuditTableProps) {
  const { t } = useText();
  return (
    <section className="panel table-panel" aria-label={t('audit:listLabel')} aria-busy={stale}>
      <table className="table stack audit-table" data-stale={stale || undefined}>
        <thead>
          <tr>
            <th scope="col">{t('audit:who')}</th>
            <th scope="col" className="c-wide">
              {t('audit:what')}
            </th>
            <th scope="col" className="c-900">
              {t('audit:address')}
            </th>
            <th scope="col" className="c-1200">
              {t('audit:device')}
            </th>
            <th scope="col" className="c-date">
              {t('audit:when')}
            </th>
            <th scope="col" className="c-more">
              <span className="sr-only">{t('audit:details')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((entry) => (
            <AuditRow key={entry.seq} entry={entry} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
