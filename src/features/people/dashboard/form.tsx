import { ActionIcon, Button, Stack, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { type Location, useLocation, useNavigate, useParams } from 'react-router';
import { LanguageChoice, useShownLanguage } from '../../../dashboard/kit/form/language-choice.tsx';
import { OpenRecord } from '../../../dashboard/kit/form/open-record.tsx';
import { RecordPage } from '../../../dashboard/kit/form/record-page.tsx';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { FormMarkdown } from '../../../dashboard/kit/markdown/markdown-field.tsx';
import { DeleteDialog } from '../../../dashboard/kit/parts/confirm-dialog.tsx';
import { FormSection } from '../../../dashboard/kit/parts/form-section.tsx';
import { AdminsOnly } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { call, forget, read } from '../../../dashboard/kit/session/calls.ts';
import { IconPlus, IconTrash } from '../../../ui/tabler-icons/index.ts';
import { PERSON_LIMITS, type PersonFields, peopleRoutes, type StaffPerson } from '../contract.ts';
import { type Beside, fieldId, fieldsOf, IdentityFields, usePersonForm } from './fields.tsx';
import { LIST } from './parts.tsx';
import css from './people.module.css';

const ADD = 'person-add-event';

interface PersonFormProps {
  title: string;
  /** Null: a new one. */
  person: StaffPerson | null;
  beside?: Beside | undefined;
  /** At the end of the head. */
  actions?: ReactNode;
}

export function PersonForm({ title, person, beside, actions }: PersonFormProps) {
  const { t } = useText();
  const record = usePersonForm(person, beside);
  // The biography's source has a text of its own: it begins again with each version.
  const [round, setRound] = useState(0);
  return (
    <RecordPage
      record={record}
      title={title}
      texts="peopleDesk:"
      list={LIST}
      fieldsOf={fieldsOf}
      onRebased={() => setRound((count) => count + 1)}
      actions={actions}
      moreButtons={
        person ? null : (
          <Button
            loading={record.pending?.target === 'another'}
            onClick={() => void record.submit('another')}
          >
            {t('peopleDesk:saveAndAdd')}
          </Button>
        )
      }
    >
      <FormSection title={t('peopleDesk:person')} text={t('peopleDesk:personText')}>
        <IdentityFields person={record.stored.record} />
      </FormSection>
      <FormSection title={t('peopleDesk:words')} text={t('peopleDesk:wordsText')}>
        <WordsFields />
      </FormSection>
      <FormSection title={t('peopleDesk:biography')} text={t('peopleDesk:biographyText')}>
        <FormMarkdown<PersonFields>
          key={round}
          name="biography"
          label={t('peopleFields:person-biography')}
          lang="tr"
        />
      </FormSection>
      <FormSection title={t('peopleDesk:timeline')} text={t('peopleDesk:timelineText')}>
        <TimelineField />
      </FormSection>
    </RecordPage>
  );
}

/** The duty and the quote in one language at a time. */
function WordsFields() {
  const { t } = useText();
  const { register, formState } = useFormContext<PersonFields>();
  const { errors, submitCount } = formState;
  const wrong = (['en', 'de', 'es'] as const).find((each) => errors.translations?.[each]);
  const faulty = errors.duty || errors.quote ? 'tr' : wrong;
  const [locale, setLocale] = useShownLanguage(faulty, `${submitCount} ${wrong}`);
  const path = (name: 'duty' | 'quote') =>
    locale === 'tr' ? name : (`translations.${locale}.${name}` as const);
  const faultOf = (name: 'duty' | 'quote') =>
    (locale === 'tr' ? errors : errors.translations?.[locale])?.[name]?.message;
  return (
    <Stack key={locale}>
      <LanguageChoice label={t('peopleDesk:language')} shown={locale} onShow={setLocale} />
      <TextInput
        id={fieldId(path('duty'))}
        label={t('peopleFields:person-duty')}
        lang={locale}
        maxLength={PERSON_LIMITS.duty}
        error={faultOf('duty')}
        {...register(path('duty'))}
      />
      <Textarea
        id={fieldId(path('quote'))}
        label={t('peopleFields:person-quote')}
        lang={locale}
        autosize
        minRows={2}
        maxLength={PERSON_LIMITS.quote}
        error={faultOf('quote')}
        {...register(path('quote'))}
      />
    </Stack>
  );
}

/** After the list was rendered again. */
const focusLater = (id: string) =>
  requestAnimationFrame(() => document.getElementById(id)?.focus());

/** Years with events of the person's life, the oldest first. */
function TimelineField() {
  const { t } = useText();
  const { control, register, formState } = useFormContext<PersonFields>();
  const { fields, append, remove } = useFieldArray({ control, name: 'timeline' });
  const errors = formState.errors.timeline;
  return (
    <Stack gap="sm" align="stretch">
      {fields.map((field, index) => (
        <div className={css.event} key={field.id}>
          <TextInput
            id={fieldId(`timeline.${index}.year`)}
            aria-label={t('peopleDesk:year', { position: index + 1 })}
            placeholder={t('peopleFields:person-year')}
            maxLength={PERSON_LIMITS.year}
            error={errors?.[index]?.year?.message}
            {...register(`timeline.${index}.year`)}
          />
          <TextInput
            id={fieldId(`timeline.${index}.text`)}
            aria-label={t('peopleDesk:event', { position: index + 1 })}
            placeholder={t('peopleFields:person-event')}
            maxLength={PERSON_LIMITS.event}
            error={errors?.[index]?.text?.message}
            {...register(`timeline.${index}.text`)}
          />
          <ActionIcon
            mt={4}
            aria-label={t('peopleDesk:removeEvent', { position: index + 1 })}
            title={t('peopleDesk:remove')}
            onClick={() => {
              remove(index);
              focusLater(ADD);
            }}
          >
            <IconTrash size={18} aria-hidden="true" />
          </ActionIcon>
        </div>
      ))}
      {fields.length < PERSON_LIMITS.events ? (
        <div>
          <Button
            id={ADD}
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={() => {
              append({ year: '', text: '' }, { shouldFocus: false });
              focusLater(fieldId(`timeline.${fields.length}.year`));
            }}
          >
            {t('peopleDesk:addEvent')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

export function AddPage() {
  const { t } = useText();
  const { key, state } = useLocation() as Location<{ beside?: Beside } | null>;
  const title = t('peopleDesk:add');
  // After another person was added, whoever types goes on with the name.
  useEffect(() => {
    if (state?.beside) document.getElementById(fieldId('name'))?.focus();
  }, [state]);
  return (
    <AdminsOnly title={title} texts="peopleDesk:" right="people">
      <PersonForm key={key} title={title} person={null} beside={state?.beside} />
    </AdminsOnly>
  );
}

export function EditPage() {
  const { t } = useText();
  return (
    <AdminsOnly title={t('peopleDesk:editTitle')} texts="peopleDesk:" right="people">
      <LoadedForm />
    </AdminsOnly>
  );
}

function LoadedForm() {
  const { t } = useText();
  const { personId = '' } = useParams();
  return (
    <OpenRecord
      key={personId}
      query={read(peopleRoutes.get, { params: { id: personId } })}
      title={t('peopleDesk:editTitle')}
      texts="peopleDesk:"
      list={LIST}
      toList={t('peopleDesk:title')}
    >
      {(person) => <EditForm person={person} />}
    </OpenRecord>
  );
}

function EditForm({ person }: { person: StaffPerson }) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);
  return (
    <>
      <PersonForm
        title={person.name}
        person={person}
        actions={
          <>
            <Button component="a" href={person.path} target="_blank" rel="noopener">
              {t('peopleDesk:onSite')}
            </Button>
            <Button color="danger" onClick={() => setRemoving(true)}>
              {t('peopleDesk:remove')}
            </Button>
          </>
        }
      />
      <DeleteDialog
        id={isRemoving ? person.id : null}
        action={t('peopleDesk:remove')}
        question={t('peopleDesk:removeQuestion')}
        hint={t('peopleDesk:removeHint')}
        remove={async (id) => (await call(peopleRoutes.delete, { params: { id } })).message}
        onRemoved={(id) => {
          void navigate(LIST, { replace: true, state: { saved: true } });
          forget(client, peopleRoutes, id);
        }}
        onClose={() => setRemoving(false)}
      >
        {person.name}
      </DeleteDialog>
    </>
  );
}
