import { Paper, Text } from '@mantine/core';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Moment } from '../../../../dashboard/kit/parts/moment.tsx';
import type { Message } from '../../schema.ts';
import css from './details.module.css';

/** The replies that were sent, the oldest first. */
export function Replies({ message }: { message: Message }) {
  const { t } = useText();
  return message.replies.map(({ id, byName, at, text }) => (
    <Paper key={id} component="section" withBorder px={20} py="md" aria-labelledby={`reply-${id}`}>
      <h2 id={`reply-${id}`}>
        {t('messages:details.replied')}{' '}
        <Text span c="dimmed" ff="var(--font-text)" size="sm" fw={400}>
          {byName || t('dashboard:formerUser')}, <Moment at={at} />
        </Text>
      </h2>
      <Text className={css.text} mt="xs" lang={message.locale}>
        {text}
      </Text>
    </Paper>
  ));
}
