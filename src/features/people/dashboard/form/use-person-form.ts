import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { useRecordForm } from '../../../../dashboard/kit/form/use-record-form.ts';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { SOURCE_ID } from '../../../../dashboard/kit/markdown/source.ts';
import { PersonFields, type StaffPerson } from '../../edit/schema.ts';
import { LIST } from '../paths.ts';
import { addPerson, changePerson, newerPerson, reloadPeople } from '../people-calls.ts';

const NOTHING = { duty: '', quote: '' };
const EMPTY: PersonFields = {
  ...{ name: '', duty: '', quote: '', province: '', biography: '', timeline: [], boards: [] },
  translations: { en: NOTHING, de: NOTHING, es: NOTHING },
  portraitId: null,
};

export function fieldsOf(person: StaffPerson): PersonFields {
  const { name, duty, quote, translations, province, biography, timeline, boards } = person;
  return {
    ...{ name, duty, quote, translations, province, biography, timeline, boards },
    portraitId: person.portraitId,
  } as PersonFields;
}

export const fieldId = (path: string): string =>
  path === 'biography' ? SOURCE_ID : `person-field-${path.replaceAll('.', '-')}`;

/** The ids of the fields in reading order. */
function idsOf({ timeline }: PersonFields): Record<string, string> {
  const paths = [
    ...['name', 'portraitId', 'province', 'boards', 'duty', 'quote'],
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
  return path.startsWith('boards') ? 'person-boards' : `person-${last}`;
}

const isSame = (a: PersonFields, b: PersonFields) => {
  const sorted = (fields: PersonFields) => ({ ...fields, boards: fields.boards.toSorted() });
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
};

/** The form of a person; null for a new one. After saving, the list opens. */
export function usePersonForm(person: StaffPerson | null) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useRecordForm<PersonFields, PersonFields, StaffPerson>({
    initial: { record: person, fields: person ? fieldsOf(person) : EMPTY },
    target: undefined,
    rules: () => ({ schema: PersonFields }),
    words: {
      label: (path) => t(`peopleFields:${fieldKey(path)}`),
      wrong: (_path, field) => t('peopleDesk:wrong', { field }),
    },
    ids: idsOf,
    isSame,
    async save(fields, { over: { record } }) {
      const { data, message } = record
        ? await changePerson(record.id, { ...fields, version: record.version })
        : await addPerson(fields);
      toast.success(message);
      return data;
    },
    newerOf: newerPerson,
    onSaved: () => {
      reloadPeople(client);
      void navigate(LIST, { state: { saved: true } });
    },
  });
}
