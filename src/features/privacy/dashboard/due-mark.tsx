import { Text } from '@mantine/core';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';

const DAY_MS = 24 * 3_600_000;

/** How many days are left for the answer, or how many have passed since. */
export function DueMark({ dueAt, now = new Date() }: { dueAt: string; now?: Date }) {
  const { t, locale } = useText();
  const days = Math.ceil((new Date(dueAt).getTime() - now.getTime()) / DAY_MS);
  const count = Math.abs(days);
  const left = { count, number: formatNumber(locale, count) };
  if (days >= 0) return <span className="num">{t('privacy:dueIn', left)}</span>;
  return (
    <Text span inherit fw={650} c="var(--warning-text)" className="num">
      <span aria-hidden="true">▲ </span>
      {t('privacy:overdueBy', left)}
    </Text>
  );
}
