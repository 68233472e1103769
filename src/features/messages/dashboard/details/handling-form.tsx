import { Button, NativeSelect, Paper, Radio, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { explainConflict } from '../../../../dashboard/kit/parts/explain-conflict.ts';
import { useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { Message } from '../../schema.ts';
import { STATES, type State } from '../../states.ts';
import { changeMessage, rememberMessage } from '../message-calls.ts';
import { StateMark } from '../state-mark.tsx';
import { useWords } from '../use-words.ts';

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
      const change = { state, assignedTo: assignedTo || null, version: message.version };
      const { data, message: done } = await changeMessage(message.id, change);
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
