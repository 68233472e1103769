import { Alert, Stack, Text } from '@mantine/core';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../../dashboard/kit/language/moment.ts';
import type { Content } from '../../schema.ts';

/** What will change by itself, and what waits for the user: the schedule and pending changes. */
export function DetailsState({ content }: { content: Content }) {
  const { t, locale } = useText();
  const { state, publishedAt, unpublishAt, pending } = content;
  const moment = (iso: string) => fullMoment(locale, new Date(iso));
  const ends = (state === 'published' || state === 'scheduled') && unpublishAt;
  return (
    <Stack gap="xs" mb={pending || ends || state === 'scheduled' ? 'md' : 0}>
      {state === 'scheduled' && publishedAt ? (
        <p>{t('content:desk.scheduledFor', { when: moment(publishedAt) })}</p>
      ) : null}
      {ends ? <p>{t('content:desk.endsAt', { when: moment(unpublishAt) })}</p> : null}
      {pending ? (
        <Alert color="warning" title={t('content:desk.pendingTitle')}>
          <Text c="var(--mantine-color-text)">
            {t('content:desk.pendingText', {
              when: moment(pending.savedAt),
              who: pending.savedBy ?? t('content:editor.someone'),
            })}
          </Text>
        </Alert>
      ) : null}
    </Stack>
  );
}
