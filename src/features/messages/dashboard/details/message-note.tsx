import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { explainConflict } from '../../../../dashboard/kit/parts/explain-conflict.ts';
import { NoteForm } from '../../../../dashboard/kit/parts/note-form.tsx';
import { INBOX_LIMITS, Message } from '../../schema.ts';
import { rememberMessage, saveNote } from '../message-calls.ts';

/** The note of the staff. The sender never sees it. */
export function MessageNote({ message }: { message: Message }) {
  const { t } = useText();
  const client = useQueryClient();
  const { id, version, noteBy } = message;
  return (
    <NoteForm
      title={t('messages:details.note')}
      hint={t('messages:details.noteHint')}
      action={t('messages:details.noteSave')}
      field="note"
      maxLength={INBOX_LIMITS.note}
      note={message.note}
      by={noteBy?.name ?? ''}
      at={message.noteAt}
      save={async (note) => {
        const { data, message: done } = await saveNote(id, { note, version });
        toast.success(done);
        rememberMessage(client, data);
      }}
      explain={explainConflict({
        schema: Message,
        show: (current) => rememberMessage(client, current),
        message: t('messages:details.conflict'),
      })}
    />
  );
}
