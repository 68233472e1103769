import { type ReactNode, useState } from 'react';
import { RecordPage } from '../../../../dashboard/kit/form/record-page.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { FormSection } from '../../../../dashboard/kit/parts/form-section.tsx';
import type { StaffPerson } from '../../edit/schema.ts';
import { LIST } from '../paths.ts';
import { BiographyField } from './biography-field.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { TimelineField } from './timeline-field.tsx';
import { fieldsOf, usePersonForm } from './use-person-form.ts';
import { WordsFields } from './words-fields.tsx';

interface PersonFormProps {
  title: string;
  /** Null: a new one. */
  person: StaffPerson | null;
  /** At the end of the head. */
  actions?: ReactNode;
}

export function PersonForm({ title, person, actions }: PersonFormProps) {
  const { t } = useText();
  const record = usePersonForm(person);
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
    >
      <FormSection title={t('peopleDesk:person')} text={t('peopleDesk:personText')}>
        <IdentityFields portrait={record.stored.record?.portrait ?? null} />
      </FormSection>
      <FormSection title={t('peopleDesk:words')} text={t('peopleDesk:wordsText')}>
        <WordsFields />
      </FormSection>
      <FormSection title={t('peopleDesk:biography')} text={t('peopleDesk:biographyText')}>
        <BiographyField key={round} />
      </FormSection>
      <FormSection title={t('peopleDesk:timeline')} text={t('peopleDesk:timelineText')}>
        <TimelineField />
      </FormSection>
    </RecordPage>
  );
}
