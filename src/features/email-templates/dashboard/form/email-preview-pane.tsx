import { Group, SegmentedControl, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FailureNote } from '../../../../dashboard/kit/failure-note.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { EmailFrame } from '../../../../dashboard/kit/parts/email-frame.tsx';
import { messageOf } from '../../../../dashboard/kit/parts/failure.tsx';
import { useLastKnown } from '../../../../dashboard/kit/parts/use-last-known.ts';
import { ApiError } from '../../../../dashboard/kit/session/api-error.ts';
import type { EmailTexts } from '../../schema.ts';
import { emailPreview, type Which } from '../email-calls.ts';
import css from './email-form.module.css';

const TYPING_PAUSE = 400;

/** The message of the first field that is not valid. */
const reasonOf = (error: Error): string =>
  (error instanceof ApiError && Object.values(error.fields)[0]) || messageOf(error);

/** The e-mail with the typed texts and example values, rendered by the server. */
export function EmailPreviewPane({ which }: { which: Which }) {
  const { t } = useText();
  const [settled] = useDebouncedValue(useWatch<EmailTexts>() as EmailTexts, TYPING_PAUSE);
  const query = useQuery({ ...emailPreview(which, settled), gcTime: 0 });
  const data = useLastKnown(query.data);
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
      {query.error ? (
        <FailureNote>
          {reasonOf(query.error)} {t('emailTemplates:previewFailed')}
        </FailureNote>
      ) : null}
      {data ? (
        <>
          <p className={css.subject} lang={which.locale}>
            {data.subject}
          </p>
          {form === 'html' ? (
            <EmailFrame title={t('emailTemplates:shown')} html={data.html} />
          ) : (
            <pre className={css.plain} lang={which.locale}>
              {data.text}
            </pre>
          )}
        </>
      ) : null}
    </section>
  );
}
