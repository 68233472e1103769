import { Alert, Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { IconAlertTriangle, IconCircleCheck } from '../../../ui/tabler-icons/index.ts';
import type { ChainReport } from '../schema.ts';
import { chainReport } from './audit-calls.ts';

/** Shows whether the log is unchanged, with a button that verifies it again. */
export function ChainLine() {
  const { t } = useText();
  const query = useQuery(chainReport());
  const isBroken = query.data?.ok === false;
  // If the log is broken, the alert around this line is announced as a whole.
  const role = isBroken ? undefined : query.error ? 'alert' : 'status';
  const line = (
    <Group gap="xs" mt={isBroken ? 0 : -12} c={isBroken ? undefined : 'dimmed'}>
      <p role={role}>
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
    </Group>
  );
  return isBroken ? <Alert color="danger">{line}</Alert> : line;
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
    <Group component="span" gap={7} wrap="nowrap">
      {report.ok ? (
        <IconCircleCheck size={18} color="var(--success-text)" aria-hidden="true" />
      ) : (
        <IconAlertTriangle size={18} color="var(--danger-text)" aria-hidden="true" />
      )}
      <span>
        {report.ok
          ? t('audit:chain.whole', { count: number, formatted })
          : t(`audit:chain.${report.why}`, { formatted })}
      </span>
    </Group>
  );
}
