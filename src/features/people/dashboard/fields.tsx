import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { saveInList } from '../../../dashboard/kit/form/record.ts';
import { useRecordForm } from '../../../dashboard/kit/form/use-record-form.ts';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { SOURCE_ID } from '../../../dashboard/kit/markdown/source.ts';
import { read, reload } from '../../../dashboard/kit/session/calls.ts';
import { boardRoutes } from '../boards/contract.ts';
import { PERSON_LIMITS, PersonFields, peopleRoutes, type StaffPerson } from '../contract.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, Group, Input, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { PROVINCES } from '../../../platform/places/provinces.ts';
import { PictureButtons } from '../../media/dashboard/shared.ts';
import type { Picture } from '../../media/schema.ts';
import { BOARDS, type Board } from '../schema.ts';
import { ADD, Face, LIST } from './parts.tsx';

const NOTHING = { duty: '', quote: '' };
const EMPTY: PersonFields = {
  name: '',
  duty: '',
  quote: '',
  province: '',
  biography: '',
  timeline: [],
  boards: [],
  ownBoards: [],
  translations: { en: NOTHING, de: NOTHING, es: NOTHING },
  portraitId: null,
};

export function fieldsOf(person: StaffPerson): PersonFields {
  const { name, duty, quote, translations, province, biography, timeline, boards } = person;
  return {
    name,
    duty,
    quote,
    translations,
    province,
    biography,
    timeline,
    boards,
    ownBoards: person.ownBoards.map(({ id }) => id),
    portraitId: person.portraitId,
  } as PersonFields;
}

export const fieldId = (path: string): string =>
  path === 'biography' ? SOURCE_ID : `person-field-${path.replaceAll('.', '-')}`;

/** The ids of the fields in reading order. */
function idsOf({ timeline }: PersonFields): Record<string, string> {
  const paths = [
    'name',
    'portraitId',
    'province',
    'boards',
    'ownBoards',
    'duty',
    'quote',
    ...['en', 'de', 'es'].flatMap((locale) => [
      `translations.${locale}.duty`,
      `translations.${locale}.quote`,
    ]),
    'biography',
    ...timeline.flatMap((_, index) => [`timeline.${index}.year`, `timeline.${index}.text`]),
  ];
  return Object.fromEntries(paths.map((path) => [path, fieldId(path)]));
}

/** The key of a field's name in the texts. */
export function fieldKey(path: string): string {
  const last = path.split('.').at(-1) ?? path;
  if (path.startsWith('timeline')) return last === 'text' ? 'person-event' : 'person-year';
  if (path.startsWith('ownBoards')) return 'person-ownBoards';
  return path.startsWith('boards') ? 'person-boards' : `person-${last}`;
}

const isSame = (a: PersonFields, b: PersonFields) => {
  const sorted = (fields: PersonFields) => ({
    ...fields,
    boards: fields.boards.toSorted(),
    ownBoards: fields.ownBoards?.toSorted(),
  });
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
};

/** What a new person has from the one that was added before. */
export type Beside = Partial<Pick<PersonFields, 'boards' | 'ownBoards'>>;

/** After a save the list opens, or the form of another new person. */
export type AfterSaving = 'list' | 'another';

/** The form of a person; null for a new one. */
export function usePersonForm(person: StaffPerson | null, beside: Beside = {}) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useRecordForm<PersonFields, PersonFields, StaffPerson, AfterSaving>({
    target: 'list',
    initial: { record: person, fields: person ? fieldsOf(person) : { ...EMPTY, ...beside } },
    rules: () => ({ schema: PersonFields }),
    words: {
      label: (path) => t(`peopleFields:${fieldKey(path)}`),
      wrong: (_path, field) => t('peopleDesk:wrong', { field }),
    },
    ids: idsOf,
    isSame,
    ...saveInList(peopleRoutes),
    onSaved: (_person, { target, fields: { boards, ownBoards } }) => {
      // A new chair changes another person too.
      void reload(client, peopleRoutes);
      void reload(client, boardRoutes);
      if (target === 'list') return navigate(LIST, { state: { saved: true } });
      // The next one is of the same boards; there is one chair.
      const next: Beside = { boards: boards.filter((board) => board !== 'chair'), ownBoards };
      return navigate(ADD, { state: { saved: true, beside: next } });
    },
  });
}

type Portrait = Pick<Picture, 'mediaId' | 'widths'>;

interface IdentityFieldsProps {
  /** As it is stored; null: a new one. */
  person: StaffPerson | null;
}

/** Name, portrait, province and boards. */
export function IdentityFields({ person }: IdentityFieldsProps) {
  const { t } = useText();
  const { register, formState } = useFormContext<PersonFields>();
  const { errors } = formState;
  return (
    <>
      <TextInput
        id={fieldId('name')}
        label={t('peopleFields:person-name')}
        maxLength={PERSON_LIMITS.name}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <PortraitField initial={person?.portrait ?? null} />
      <NativeSelect
        id={fieldId('province')}
        label={t('peopleFields:person-province')}
        error={errors.province?.message}
        data={[
          { value: '', label: t('peopleDesk:noProvince') },
          ...PROVINCES.map(({ name }) => ({ value: name, label: name })),
        ]}
        {...register('province')}
      />
      <BoardsField />
      <OwnBoardsField stored={person?.ownBoards ?? []} />
    </>
  );
}

function PortraitField({ initial }: { initial: Portrait | null }) {
  const { t } = useText();
  const { setValue, watch, formState } = useFormContext<PersonFields>();
  const [known, setKnown] = useState(initial);
  const [name, id] = watch(['name', 'portraitId']);
  const portrait = id && known?.mediaId === id ? known : null;
  function choose(next: Portrait | null) {
    setKnown(next);
    setValue('portraitId', next?.mediaId ?? null, { shouldDirty: true, shouldValidate: true });
  }
  return (
    <Input.Wrapper
      label={t('peopleFields:person-portraitId')}
      labelElement="div"
      error={formState.errors.portraitId?.message}
    >
      <Group gap="sm" mt={4}>
        <Face name={name} portrait={portrait} />
        <PictureButtons
          id={fieldId('portraitId')}
          isChosen={portrait !== null}
          words={{
            choose: t('peopleDesk:choosePortrait'),
            change: t('peopleDesk:changePortrait'),
            remove: t('peopleDesk:removePortrait'),
          }}
          onPick={({ id: mediaId, widths }) => choose({ mediaId, widths })}
          onRemove={() => choose(null)}
        />
      </Group>
    </Input.Wrapper>
  );
}

function BoardsField() {
  const { t } = useText();
  const { setValue, watch, formState } = useFormContext<PersonFields>();
  const boards = watch('boards');
  return (
    <Checkbox.Group
      id={fieldId('boards')}
      label={t('peopleFields:person-boards')}
      description={t('peopleDesk:chairHint')}
      error={formState.errors.boards?.message}
      value={boards}
      onChange={(next) => setValue('boards', next as Board[], { shouldDirty: true })}
    >
      <Stack gap="xs" mt={8}>
        {BOARDS.map((board) => (
          <Checkbox key={board} value={board} label={t(`peopleDesk:board.${board}`)} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

/** Boards of the party's own, also those that visitors do not see. `stored`: those of the person. */
function OwnBoardsField({ stored }: { stored: StaffPerson['ownBoards'] }) {
  const { t } = useText();
  const { setValue, watch, formState } = useFormContext<PersonFields>();
  const { data } = useQuery(read(peopleRoutes.boards));
  const choices = data ?? stored.map((board) => ({ ...board, isShown: true }));
  const error = formState.errors.ownBoards?.message;
  if (choices.length === 0 && !error) return null;
  return (
    <Checkbox.Group
      id={fieldId('ownBoards')}
      label={t('peopleFields:person-ownBoards')}
      description={t('peopleDesk:ownBoardsHint')}
      error={error}
      value={watch('ownBoards') ?? []}
      onChange={(next) => setValue('ownBoards', next, { shouldDirty: true })}
    >
      <Stack gap="xs" mt={8}>
        {choices.map(({ id, name, isShown }) => (
          <Checkbox
            key={id}
            value={id}
            label={isShown ? name : t('peopleDesk:hiddenBoard', { name })}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
