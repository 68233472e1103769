import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, Stack } from '@mantine/core';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { APPLICANT_FIELDS, type ApplicantField } from '../../schema.ts';

interface MissingFieldsProps {
  value: ApplicantField[];
  error: string | undefined;
  onChange: (fields: ApplicantField[]) => void;
}

/** What the applicant is asked to complete. */
export function MissingFields({ value, error, onChange }: MissingFieldsProps) {
  const { t } = useText();
  return (
    <Checkbox.Group
      label={t('applicationPage:missing')}
      description={t('applicationPage:missingHint')}
      value={value}
      error={error}
      onChange={(fields) => onChange(fields as ApplicantField[])}
    >
      <Stack gap="xs" mt="xs">
        {APPLICANT_FIELDS.map((name) => (
          <Checkbox key={name} value={name} label={t(`applicationFields:${name}`)} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
