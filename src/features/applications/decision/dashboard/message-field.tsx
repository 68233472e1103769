import { Textarea } from '@mantine/core';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import type { Application } from '../../desk/schema.ts';
import { DECISION_LIMITS } from '../schema.ts';

interface MessageFieldProps {
  application: Application;
  /** The status that the message is about. */
  status: 'reddedildi' | 'missingInformation' | 'inReview';
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** What the applicant reads. */
export function MessageField({ application, status, value, error, onChange }: MessageFieldProps) {
  const { t } = useText();
  const { locale } = application;
  const language = t('applicationDecision:messageLanguage', {
    language: t(`applicationPage:locales.${locale}`),
  });
  return (
    <Textarea
      label={t('applicationDecision:message')}
      description={[t(`applicationDecision:messageHint.${status}`), locale !== 'tr' && language]
        .filter(Boolean)
        .join(' ')}
      required={status !== 'missingInformation'}
      autosize
      minRows={3}
      maxLength={DECISION_LIMITS.message}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
