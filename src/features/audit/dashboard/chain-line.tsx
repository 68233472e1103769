import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import type { ChainReport } from '../schema.ts';
import { chainReport } from './audit-calls.ts';
import css from './chain-line.module.css';

/** Whether the log is as it was written, and a button that looks again. */
export function ChainLine() {
  const { t } = useText();
  const query = useQuery(chainReport());
  const isBroken = query.data?.ok === false;
  return (
    <div className={css.line} data-broken={isBroken || undefined}>
      <p role={isBroken || query.error ? 'alert' : 'status'}>
        <ChainState report={query.data} failed={query.error !== null} busy={query.isFetching} />
      </p>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={query.isFetching}
        onClick={() => query.refetch()}
      >
        {t('audit:chain.verify')}
      </Button>
    </div>
  );
}

interface ChainStateProps {
  report: ChainReport | undefined;
  failed: boolean;
  busy: boolean;
}

function ChainState({ report, failed, busy }: ChainStateProps) {
  const { t, locale } = useText();
  if (busy) return t('audit:chain.checking');
  if (failed || !report) return t('audit:chain.failed');
  const number = report.ok ? report.count : report.seq;
  const formatted = formatNumber(locale, number);
  return (
    <span className={`status ${css.state}`} data-tone={report.ok ? 'success' : 'danger'}>
      {report.ok ? (
        <IconCircleCheck size={18} stroke={1.8} aria-hidden="true" />
      ) : (
        <IconAlertTriangle size={18} stroke={1.8} aria-hidden="true" />
      )}
      <span>
        {report.ok
          ? t('audit:chain.whole', { count: number, formatted })
          : t(`audit:chain.${report.why}`, { formatted })}
      </span>
    </span>
  );
}
