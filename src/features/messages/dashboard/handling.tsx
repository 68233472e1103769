import { Button, Group, NativeSelect, Paper, Radio, Stack, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { UnsavedGuard } from '../../../dashboard/kit/page/unsaved-work.tsx';
import { explainConflict } from '../../../dashboard/kit/parts/explain-conflict.ts';
import { useSubmit } from '../../../dashboard/kit/parts/use-submit.ts';
import { call } from '../../../dashboard/kit/session/calls.ts';
import { INBOX_LIMITS, Message, messageRoutes } from '../contract.ts';
import { STATES, type State } from '../states.ts';
import { rememberMessage } from './messages-list.ts';
import { StateMark, useWords } from './parts.tsx';

/** State and assignment. */
export function HandlingForm({ message }: { message: Message }) {
  const { t } = useText();
  const words = useWords();
  const client = useQueryClient();
  /** Only what was chosen; everything else follows the message. */
  const [chosen, setChosen] = useState<{ state?: State; assignedTo?: string }>({});
  const before = { state: message.state, assignedTo: message.assignedTo?.id ?? '' };
  const { state, assignedTo } = { ...before, ...chosen };
  const { faults, busy, submit, clearFaults } = useSubmit({
    send: async () => {
      const body = { state, assignedTo: assignedTo || null, version: message.version };
      const { data, message: done } = await call(messageRoutes.change, {
        params: { id: message.id },
        body,
      });
      toast.success(done);
      setChosen({});
      rememberMessage(client, data);
    },
    explain: explainConflict({
      schema: Message,
      show: (current) => rememberMessage(client, current),
      message: t('messages:details.conflict'),
    }),
  });
  const choose = (change: typeof chosen) => {
    clearFaults('state', 'assignedTo');
    setChosen({ ...chosen, ...change });
  };
  const people = message.assignees.map(({ id, name }) => ({ value: id, label: name }));
  const former = message.assignedTo;
  const isListed = !former || people.some(({ value }) => value === former.id);
  return (
    <Paper component="section" withBorder px="md" py="sm" aria-labelledby="handling">
      <h2 id="handling">{t('messages:details.handling')}</h2>
      <form noValidate onSubmit={submit}>
        <Stack mt="sm">
          <Radio.Group
            aria-label={t('messages:fields.state')}
            value={state}
            error={faults.state ?? faults.form}
            onChange={(value) => choose({ state: value as State })}
          >
            <Stack gap="xs">
              {STATES.map((one) => (
                <Radio key={one} value={one} label={<StateMark state={one} />} />
              ))}
            </Stack>
          </Radio.Group>
          <NativeSelect
            label={t('messages:fields.assignedTo')}
            value={assignedTo}
            error={faults.assignedTo}
            onChange={(event) => choose({ assignedTo: event.currentTarget.value })}
            data={[
              { value: '', label: t('messages:nobody') },
              ...people,
              ...(former && !isListed ? [{ value: former.id, label: words.assignee(former) }] : []),
            ]}
          />
          <Button
            type="submit"
            loading={busy}
            disabled={state === before.state && assignedTo === before.assignedTo}
          >
            {t('messages:details.save')}
          </Button>
        </Stack>
      </form>
    </Paper>
  );
}

/** Replies by e-mail. The text stays until the server has accepted it. */
export function ReplyForm({ message }: { message: Message }) {
  const { t } = useText();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const { faults, busy, submit, clearFaults } = useSubmit({
    send: async () => {
      const body = { text, version: message.version };
      const { data, message: done } = await call(messageRoutes.reply, {
        params: { id: message.id },
        body,
      });
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
