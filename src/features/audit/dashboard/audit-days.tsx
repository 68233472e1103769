import { Flex, TextInput } from '@mantine/core';
import { useText } from '../../../dashboard/kit/language/language.ts';
import type { AuditState } from './audit-list.ts';

/** The first and the last day of the shown events. */
export function AuditDays({ state: { view, show } }: { state: AuditState }) {
  const { t } = useText();
  return (
    <Flex component="fieldset" flex="0 1 328px" align="center" gap={6} bd={0} miw={0} c="dimmed">
      <legend className="sr-only">{t('audit:days')}</legend>
      <DayField label={t('audit:from')} value={view.from} onChange={(from) => show({ from })} />
      <span aria-hidden="true">–</span>
      <DayField label={t('audit:to')} value={view.to} onChange={(to) => show({ to })} />
    </Flex>
  );
}

interface DayFieldProps {
  label: string;
  /** YYYY-MM-DD or empty. */
  value: string;
  onChange: (day: string) => void;
}

function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <TextInput
      type="date"
      flex="1 1 146px"
      aria-label={label}
      title={label}
      min="2000-01-01"
      max="2199-12-31"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
