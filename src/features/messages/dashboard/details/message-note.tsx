import { Button, Group, Paper, Stack, Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { shortMoment } from '../../../../dashboard/kit/language/moment.ts';
import { UnsavedGuard } from '../../../../dashboard/kit/page/unsaved-work.tsx';
import { explainConflict } from '../../../../dashboard/kit/parts/explain-conflict.ts';
import { Moment } from '../../../../dashboard/kit/parts/moment.tsx';
import { useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { INBOX_LIMITS, Message } from '../../schema.ts';
import { rememberMessage, saveNote } from '../message-calls.ts';
import { useWords } from '../use-words.ts';

/** The note of the staff. The sender never sees it. */
export function NoteForm({ message }: { message: Message }) {
  const { t } = useText();
  const words = useWords();
  const client = useQueryClient();
  /** Null: as it is stored. */
  const [typed, setTyped] = useState<string | null>(null);
  const note = typed ?? message.note;
  const { faults, busy, submit, clearFaults } = useSubmit({
    send: async () => {
      const change = { note, version: message.version };
      const { data, message: done } = await saveNote(message.id, change);
      toast.success(done);
      setTyped(null);
      rememberMessage(client, data);
    },
    explain: explainConflict({
      schema: Message,
      show: (current) => rememberMessage(client, current),
      message: t('messages:details.conflict'),
    }),
  });
  const unsaved = typed !== null && typed !== message.note;
  return (
    <Paper component="section" withBorder px="md" py="sm">
      <form noValidate onSubmit={submit}>
        <Stack gap="sm">
          <h2 id="note">
            {t('messages:details.note')}{' '}
            <Text span c="dimmed" ff="var(--font-text)" size="sm" fw={400}>
              {t('messages:details.noteHint')}
            </Text>
          </h2>
          <Textarea
            aria-labelledby="note"
            autosize
            minRows={3}
            maxLength={INBOX_LIMITS.note}
            value={note}
            error={faults.note ?? faults.form}
            onChange={(event) => {
              clearFaults('note');
              setTyped(event.currentTarget.value);
            }}
          />
          <Group justify="space-between" wrap="nowrap">
            <Text size="sm" c="dimmed">
              {message.noteAt ? (
                <>
                  {words.assignee(message.noteBy)},{' '}
                  <Moment at={message.noteAt} format={shortMoment} />
                </>
              ) : null}
            </Text>
            <Button type="submit" disabled={!unsaved} loading={busy}>
              {t('messages:details.noteSave')}
            </Button>
          </Group>
        </Stack>
        <UnsavedGuard unsaved={unsaved && !busy} onDiscard={() => setTyped(null)} />
      </form>
    </Paper>
  );
}
