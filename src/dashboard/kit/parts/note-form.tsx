import { Button, Group, Paper, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../language/language.ts';
import { shortMoment } from '../language/moment.ts';
import { UnsavedGuard } from '../page/unsaved-work.tsx';
import { Moment } from './moment.tsx';
import { type Faults, useSubmit } from './use-submit.ts';

interface NoteFormProps {
  title: string;
  hint: string;
  /** The label of the button. */
  action: string;
  /** The name of the field in the API. */
  field: string;
  maxLength: number;
  /** As it is stored. */
  note: string;
  /** The name of the user who wrote it. */
  by: string;
  /** Null: nobody has written one. */
  at: string | null;
  readOnly?: boolean;
  save(note: string): Promise<void>;
  explain(error: unknown): Faults | undefined;
}

/** A note of the staff about a record. */
export function NoteForm(props: NoteFormProps) {
  const { t } = useText();
  const { field, note, at } = props;
  /** Null: as it is stored. */
  const [typed, setTyped] = useState<string | null>(null);
  const { faults, busy, submit, clearFaults } = useSubmit({
    send: async () => {
      await props.save(typed ?? note);
      setTyped(null);
    },
    explain: props.explain,
  });
  const unsaved = typed !== null && typed !== note;
  return (
    <Paper component="section" withBorder px="md" py="sm">
      <form noValidate onSubmit={submit}>
        <Stack gap="sm">
          <h2 id="note">
            {props.title}{' '}
            <Text span c="dimmed" ff="var(--font-text)" size="sm" fw={400}>
              {props.hint}
            </Text>
          </h2>
          <Textarea
            aria-labelledby="note"
            autosize
            minRows={3}
            maxLength={props.maxLength}
            value={typed ?? note}
            readOnly={props.readOnly}
            error={faults[field] ?? faults.form}
            onChange={(event) => {
              clearFaults(field);
              setTyped(event.currentTarget.value);
            }}
          />
          <Group justify="space-between" wrap="nowrap">
            <Text size="sm" c="dimmed">
              {at ? (
                <>
                  {props.by || t('dashboard:formerUser')}, <Moment at={at} format={shortMoment} />
                </>
              ) : null}
            </Text>
            <Button type="submit" disabled={!unsaved} loading={busy}>
              {props.action}
            </Button>
          </Group>
        </Stack>
        <UnsavedGuard unsaved={unsaved && !busy} onDiscard={() => setTyped(null)} />
      </form>
    </Paper>
  );
}
