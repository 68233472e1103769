import { Group, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FailureNote } from '../../../dashboard/kit/failure-note.tsx';
import { usePreview } from '../../../dashboard/kit/form/preview.ts';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { EmailFrame } from '../../../dashboard/kit/parts/email-frame.tsx';
import { messageOf } from '../../../dashboard/kit/parts/failure.tsx';
import { ApiError } from '../../../dashboard/kit/session/api-error.ts';
import { read } from '../../../dashboard/kit/session/calls.ts';
import { type EmailTexts, emailTemplateRoutes, type Which } from '../contract.ts';
import css from './form.module.css';

/** The message of the first field that is not valid. */
const reasonOf = (error: Error): string =>
  (error instanceof ApiError && Object.values(error.fields)[0]) || messageOf(error);

/** The e-mail with the typed texts and example values, rendered by the server. */
export function EmailPreviewPane({ which }: { which: Which }) {
  const { t } = useText();
  const { shown, error } = usePreview(useWatch<EmailTexts>() as EmailTexts, (settled) =>
    read(emailTemplateRoutes.preview, { params: which, body: settled }),
  );
  const [form, setForm] = useState<'html' | 'plain'>('html');
  return (
    <section className={css.preview} aria-labelledby="email-preview">
      <Group justify="space-between" mb="sm">
        <h2 id="email-preview">{t('emailTemplates:shown')}</h2>
        <SegmentedControl
          aria-label={t('emailTemplates:form')}
          value={form}
          onChange={(value) => setForm(value as typeof form)}
          data={[
            { value: 'html', label: t('emailTemplates:html') },
            { value: 'plain', label: t('emailTemplates:plain') },
          ]}
        />
      </Group>
      <Text c="dimmed" size="sm" mb="sm">
        {t('emailTemplates:shownNote')}
      </Text>
      {error ? (
        <FailureNote>
          {reasonOf(error)} {t('emailTemplates:previewFailed')}
        </FailureNote>
      ) : null}
      {shown ? (
        <>
          <p className={css.subject} lang={which.locale}>
            {shown.subject}
          </p>
          {form === 'html' ? (
            <EmailFrame title={t('emailTemplates:shown')} html={shown.html} />
          ) : (
            <pre className={css.plain} lang={which.locale}>
              {shown.text}
            </pre>
          )}
        </>
      ) : null}
    </section>
  );
}
