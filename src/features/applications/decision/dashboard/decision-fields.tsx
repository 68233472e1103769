import { Flex, TextInput } from '@mantine/core';
import { DayField } from '../../../../dashboard/kit/form/day-field.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import type { Faults } from '../../../../dashboard/kit/parts/use-submit.ts';
import { dayInIstanbul } from '../../../../platform/istanbul.ts';
import { DECISION_LIMITS } from '../schema.ts';

/** As they are typed; empty if they are not known. */
export interface TypedDecision {
  decisionNumber: string;
  decisionDate: string;
}

/** Only what was typed: the server requires the rest. */
export const sentDecision = ({ decisionNumber, decisionDate }: TypedDecision) => ({
  ...(decisionNumber.trim() && { decisionNumber: decisionNumber.trim() }),
  ...(decisionDate && { decisionDate }),
});

interface DecisionFieldsProps {
  value: TypedDecision;
  faults: Faults;
  required: boolean;
  onChange: (changed: Partial<TypedDecision>) => void;
}

/** The number and the day of the board's decision. */
export function DecisionFields({ value, faults, required, onChange }: DecisionFieldsProps) {
  const { t } = useText();
  return (
    <Flex gap="sm" wrap="wrap">
      <TextInput
        flex="1 1 150px"
        label={t('applicationDecision:number')}
        placeholder={t('applicationDecision:numberHint')}
        required={required}
        maxLength={DECISION_LIMITS.number}
        value={value.decisionNumber}
        error={faults.decisionNumber}
        onChange={(event) => onChange({ decisionNumber: event.currentTarget.value })}
      />
      <DayField
        flex="1 1 150px"
        label={t('applicationDecision:date')}
        required={required}
        max={dayInIstanbul(new Date())}
        value={value.decisionDate}
        error={faults.decisionDate}
        onChange={(decisionDate) => onChange({ decisionDate })}
      />
    </Flex>
  );
}
