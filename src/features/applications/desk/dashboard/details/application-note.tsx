import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { explainConflict } from '../../../../../dashboard/kit/parts/explain-conflict.ts';
import { NoteForm } from '../../../../../dashboard/kit/parts/note-form.tsx';
import { Application, DESK_LIMITS } from '../../schema.ts';
import { rememberApplication, saveNote } from './application-calls.ts';

/** The note of the staff. The applicant never sees it. */
export function ApplicationNote({ application }: { application: Application }) {
  const { t } = useText();
  const client = useQueryClient();
  const { id, version, adminNoteBy, can } = application;
  return (
    <NoteForm
      title={t('applicationPage:note')}
      hint={t('applicationPage:noteHint')}
      action={t('applicationPage:saveNote')}
      field="adminNote"
      maxLength={DESK_LIMITS.adminNote}
      note={application.adminNote}
      by={adminNoteBy?.name ?? ''}
      at={application.adminNoteAt}
      readOnly={!can.edit}
      save={async (adminNote) => {
        const { data, message } = await saveNote(id, { adminNote, version });
        toast.success(message);
        rememberApplication(client, data);
      }}
      explain={explainConflict({
        schema: Application,
        show: (current) => rememberApplication(client, current),
        message: t('applicationPage:conflict'),
      })}
    />
  );
}
