import { Button, Group, Paper, Stack, Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { shortMoment } from '../../../../../dashboard/kit/language/moment.ts';
import { UnsavedGuard } from '../../../../../dashboard/kit/page/unsaved-work.tsx';
import { explainConflict } from '../../../../../dashboard/kit/parts/explain-conflict.ts';
import { Moment } from '../../../../../dashboard/kit/parts/moment.tsx';
import { useSubmit } from '../../../../../dashboard/kit/parts/use-submit.ts';
import { Application, DESK_LIMITS } from '../../schema.ts';
import { rememberApplication, saveNote } from './application-calls.ts';

/** The note of the staff. The applicant never sees it. */
export function NoteForm({ application }: { application: Application }) {
  const { t } = useText();
  const client = useQueryClient();
  /** Null: as it is stored. */
  const [typed, setTyped] = useState<string | null>(null);
  const { id, version, adminNote, adminNoteBy, adminNoteAt, can } = application;
  const note = typed ?? adminNote;
  const { faults, busy, submit, clearFaults } = useSubmit({
    send: async () => {
      const { data, message } = await saveNote(id, { adminNote: note, version });
      toast.success(message);
      setTyped(null);
      rememberApplication(client, data);
    },
    explain: explainConflict({
      schema: Application,
      show: (current) => rememberApplication(client, current),
      message: t('applicationPage:conflict'),
    }),
  });
  const unsaved = typed !== null && typed !== adminNote;
  return (
    <Paper component="section" withBorder px="md" py="sm">
      <form noValidate onSubmit={submit}>
        <Stack gap="sm">
          <h2 id="note">
            {t('applicationPage:note')}{' '}
            <Text span c="dimmed" size="sm" fw={400}>
              {t('applicationPage:noteHint')}
            </Text>
          </h2>
          <Textarea
            aria-labelledby="note"
            autosize
            minRows={3}
            maxLength={DESK_LIMITS.adminNote}
            value={note}
            readOnly={!can.edit}
            error={faults.adminNote ?? faults.form}
            onChange={(event) => {
              clearFaults('adminNote');
              setTyped(event.currentTarget.value);
            }}
          />
          <Group justify="space-between" wrap="nowrap">
            <Text size="sm" c="dimmed">
              {adminNoteAt ? (
                <>
                  {adminNoteBy?.name || t('applicationPage:formerUser')},{' '}
                  <Moment at={adminNoteAt} format={shortMoment} />
                </>
              ) : null}
            </Text>
            <Button type="submit" disabled={!unsaved} loading={busy}>
              {t('applicationPage:saveNote')}
            </Button>
          </Group>
        </Stack>
        <UnsavedGuard unsaved={unsaved && !busy} onDiscard={() => setTyped(null)} />
      </form>
    </Paper>
  );
}
