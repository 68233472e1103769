import { Button, Group, Paper, Stack, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { UnsavedGuard } from '../../../../dashboard/kit/page/unsaved-work.tsx';
import { explainConflict } from '../../../../dashboard/kit/parts/explain-conflict.ts';
import { useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { INBOX_LIMITS, Message } from '../../schema.ts';
import { rememberMessage, sendReply } from '../message-calls.ts';

/** Replies by e-mail. The text stays until the server has accepted it. */
export function ReplyForm({ message }: { message: Message }) {
  const { t } = useText();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const { faults, busy, submit, clearFaults } = useSubmit({
    send: async () => {
      const reply = { text, version: message.version };
      const { data, message: done } = await sendReply(message.id, reply);
      toast.success(done);
      setText('');
      rememberMessage(client, data);
    },
    explain: explainConflict({
      schema: Message,
      show: (current) => rememberMessage(client, current),
      message: t('messages:details.conflict'),
    }),
  });
  return (
    <Paper component="section" withBorder px={20} py="md" aria-labelledby="reply">
      <h2 id="reply">{t('messages:details.reply')}</h2>
      <form noValidate onSubmit={submit}>
        <Stack mt="sm">
          <Textarea
            label={t('messages:details.replyText')}
            description={t('messages:details.replyHint', {
              email: message.email,
              language: t(`messages:locale.${message.locale}`),
            })}
            autosize
            minRows={6}
            maxLength={INBOX_LIMITS.reply}
            value={text}
            error={faults.text ?? faults.form}
            onChange={(event) => {
              clearFaults('text');
              setText(event.currentTarget.value);
            }}
          />
          <Group>
            <Button type="submit" variant="filled" loading={busy}>
              {t('messages:details.send')}
            </Button>
          </Group>
        </Stack>
        <UnsavedGuard unsaved={text.trim() !== '' && !busy} onDiscard={() => setText('')} />
      </form>
    </Paper>
  );
}
