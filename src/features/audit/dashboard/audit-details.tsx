import { Paper } from '@mantine/core';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../dashboard/kit/language/moment.ts';
import { Columns } from '../../../dashboard/kit/parts/columns.tsx';
import { Facts } from '../../../dashboard/kit/parts/facts.tsx';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { ERASED_AFTER_DAYS } from '../erasure.ts';
import type { AuditEntry } from '../schema.ts';
import { AuditChanges } from './audit-changes.tsx';
import { secondsOf } from './audit-moment.ts';

/** All data of an event: its origin, and each value before and after. */
export function AuditDetails({ entry }: { entry: AuditEntry }) {
  const { t, locale } = useText();
  const at = new Date(entry.at);
  const nothing = entry.erased ? t('audit:erased', { days: ERASED_AFTER_DAYS }) : '–';
  const facts = [
    [t('audit:when'), `${fullMoment(locale, at)}${secondsOf(locale, at)}`],
    [
      t('audit:address'),
      <span key="address" className="num">
        {entry.address || nothing}
      </span>,
    ],
    [t('audit:device'), entry.device || nothing],
    [t('audit:number'), formatNumber(locale, entry.seq)],
  ] as const;
  return (
    <Paper bg="var(--sunken)" p="sm" radius="sm">
      <Columns>
        <AuditChanges before={entry.before} after={entry.after} />
        <Facts facts={facts} labelWidth={80} />
      </Columns>
    </Paper>
  );
}
