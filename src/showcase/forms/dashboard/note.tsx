import { NoteForm } from '../../../dashboard/kit/parts/note-form.tsx';

export default function Note() {
  return (
    <NoteForm
      title="Not"
      hint="yalnızca ekip görür"
      action="Notu kaydet"
      field="note"
      maxLength={2000}
      note="Telefonla arandı; belgeleri pazartesi günü getirecek."
      by="Aylin Işıkçı"
      at="2026-11-18T11:20:00Z"
      save={async () => {}}
      explain={() => undefined}
    />
  );
}
