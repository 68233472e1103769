import { Textarea } from '@mantine/core';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { REASON_LIMITS } from '../../reveal/schema.ts';

interface ReasonFieldProps {
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** Why something that was decided is corrected. */
export function ReasonField({ value, error, onChange }: ReasonFieldProps) {
  const { t } = useText();
  return (
    <Textarea
      label={t('applicationDecision:reason')}
      description={t('applicationDecision:reasonHint')}
      required
      autosize
      minRows={2}
      maxLength={REASON_LIMITS.max}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
