import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DayField } from '../../../../../dashboard/kit/form/day-field.tsx';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { ConfirmDialog } from '../../../../../dashboard/kit/parts/confirm-dialog.tsx';
import { dayInIstanbul } from '../../../../../platform/istanbul.ts';
import { IconPlus, IconTrash } from '../../../../../ui/tabler-icons/index.ts';
import { type Content, type CorrectionNote, isPublic, LIMITS } from '../../../schema.ts';
import { type EditorFields, fieldId, writtenNotes } from '../editor-fields.ts';
import css from './fields.module.css';
import { SideSection } from './parts.tsx';

const NONE: CorrectionNote[] = [];

/** The correction notes of a content that readers have seen; others have nothing to correct. */
export function CorrectionsField({ content }: { content: Content | null }) {
  const { t } = useText();
  const { setValue, formState } = useFormContext<EditorFields>();
  const notes = useWatch<EditorFields, 'corrections'>({ name: 'corrections' }) ?? NONE;
  const [removing, setRemoving] = useState<number | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const { corrections: fault } = formState.errors;
  const isShown = content !== null && isPublic(content.state);
  if (!isShown && notes.length === 0) return null;
  const today = dayInIstanbul(new Date());
  const change = (next: CorrectionNote[]) =>
    setValue('corrections', next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const remove = (place: number) => {
    change(notes.toSpliced(place, 1));
    setRemoving(null);
    add.current?.focus();
  };
  const isKnown = ({ day, text }: CorrectionNote) =>
    isShown && content.corrections.some((one) => one.day === day && one.text === text);
  return (
    <SideSection title={t('content:editor.fields.corrections')}>
      <p className="hint">{t('content:fields.correctionsHint')}</p>
      {notes.length > 0 ? (
        <ol role="list" className={css.notes}>
          {notes.map((note, place) => {
            const number = place + 1;
            // What is refused is counted among the notes that were sent.
            const faults = note.text.trim()
              ? fault?.[writtenNotes(notes.slice(0, place)).length]
              : undefined;
            const set = (part: Partial<CorrectionNote>) =>
              change(notes.with(place, { ...note, ...part }));
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a note has no other name while it is typed
              <li key={place}>
                <Stack gap="xs" flex={1}>
                  <Textarea
                    id={`${fieldId('corrections')}-${number}`}
                    label={t('content:fields.correctionText', { number })}
                    autosize
                    minRows={2}
                    maxRows={8}
                    maxLength={LIMITS.correction}
                    error={faults?.text?.message}
                    value={note.text}
                    onChange={(event) => set({ text: event.currentTarget.value })}
                  />
                  <Group gap="xs" align="end" wrap="nowrap">
                    <DayField
                      label={t('content:fields.correctionDay', { number })}
                      max={today}
                      flex={1}
                      error={faults?.day?.message}
                      value={note.day}
                      onChange={(day) => set({ day })}
                    />
                    <Button
                      variant="subtle"
                      color="danger"
                      px="xs"
                      aria-label={t('content:fields.correctionRemove', { number })}
                      onClick={() => (isKnown(note) ? setRemoving(place) : remove(place))}
                    >
                      <IconTrash size={16} stroke={1.6} aria-hidden="true" />
                    </Button>
                  </Group>
                </Stack>
              </li>
            );
          })}
        </ol>
      ) : null}
      {fault?.message ? <p className="field-fault">{fault.message}</p> : null}
      <Button
        ref={add}
        id={fieldId('corrections')}
        fullWidth
        disabled={notes.length >= LIMITS.corrections}
        leftSection={<IconPlus size={16} stroke={1.6} aria-hidden="true" />}
        onClick={() => {
          change([...notes, { day: today, text: '' }]);
          const id = `${fieldId('corrections')}-${notes.length + 1}`;
          setTimeout(() => document.getElementById(id)?.focus());
        }}
      >
        {t('content:fields.correctionAdd')}
      </Button>
      <ConfirmDialog
        opened={removing !== null}
        title={t('content:fields.correctionRemoveTitle')}
        danger
        action={t('content:fields.correctionRemoveConfirm')}
        onConfirm={() => removing !== null && remove(removing)}
        onClose={() => setRemoving(null)}
      >
        <p>{t('content:fields.correctionRemoveText')}</p>
      </ConfirmDialog>
    </SideSection>
  );
}
