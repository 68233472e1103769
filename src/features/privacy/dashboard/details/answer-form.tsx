import { Button, Group, Paper, Stack, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { focusMain } from '../../../../dashboard/kit/page/focus-main.ts';
import { UnsavedGuard } from '../../../../dashboard/kit/page/unsaved-work.tsx';
import { useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { type PrivacyRequest, REQUEST_LIMITS } from '../../requests/schema.ts';
import { answerRequest, reloadRequests } from '../privacy-calls.ts';

/** Closes the request with an answer or a refusal; both are explained to the person. */
export function AnswerForm({ request }: { request: PrivacyRequest }) {
  const { t } = useText();
  const client = useQueryClient();
  const [answer, setAnswer] = useState('');
  const [state, setState] = useState<'answered' | 'refused'>('answered');
  const { faults, busy, submit, clearFaults } = useSubmit({
    send: async () => {
      const { id, version } = request;
      const { data, message } = await answerRequest(id, { state, answer, version });
      toast.success(message);
      client.setQueryData(['privacy-request', id], data);
      reloadRequests(client, id);
      // The form leaves the page.
      focusMain();
    },
  });
  const button = (value: 'answered' | 'refused', label: string) => (
    <Button
      type="submit"
      {...(value === 'answered' && { variant: 'filled' })}
      loading={busy && state === value}
      onClick={() => setState(value)}
    >
      {label}
    </Button>
  );
  return (
    <Paper component="section" withBorder px={20} py="md">
      <h2>{t('privacy:answerTitle')}</h2>
      <form noValidate onSubmit={submit}>
        <Stack mt="sm">
          <Textarea
            label={t('privacy:answerLabel')}
            description={request.email ? t('privacy:answerHint') : undefined}
            autosize
            minRows={5}
            maxLength={REQUEST_LIMITS.answer}
            value={answer}
            error={faults.answer ?? faults.form}
            onChange={(event) => {
              clearFaults('answer');
              setAnswer(event.currentTarget.value);
            }}
          />
          <Group gap="xs">
            {button('answered', t('privacy:answer'))}
            {button('refused', t('privacy:refuse'))}
          </Group>
        </Stack>
        <UnsavedGuard unsaved={answer !== '' && !busy} onDiscard={() => setAnswer('')} />
      </form>
    </Paper>
  );
}
