import { Box } from '@mantine/core';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Facts } from '../../../../dashboard/kit/parts/facts.tsx';
import { TAGS } from '../../../../platform/i18n/format.ts';
import type { Statistics } from '../schema.ts';

const STAGES = ['application', 'inReview', 'missingInformation', 'decision'] as const;

/** Median days. */
export function StageTimes({ days }: { days: Statistics['days'] }) {
  const { t, locale } = useText();
  const words = (value: number | null) => {
    if (value === null) return t('applicationStatistics:noTime');
    const number = new Intl.NumberFormat(TAGS[locale], { maximumFractionDigits: 1 }).format(value);
    return t('applicationStatistics:days', { count: value, number });
  };
  return (
    <Box px={16} pb={12}>
      <Facts
        withDivider
        labelWidth={190}
        facts={STAGES.map((stage) => [
          t(`applicationStatistics:time.${stage}`),
          words(days[stage]),
        ])}
      />
    </Box>
  );
}
