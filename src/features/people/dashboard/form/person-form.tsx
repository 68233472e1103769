import { Button } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import { Link } from 'react-router';
import { FailedSave } from '../../../../dashboard/kit/form/failed-save.tsx';
import { RecordForm } from '../../../../dashboard/kit/form/record-form.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { FormActions, FormSection } from '../../../../dashboard/kit/parts/form-section.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import type { PersonFields, StaffPerson } from '../../edit/schema.ts';
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
  const { form, failure, faults, pending, stored, rebase, submit } = record;
  // The biography's source has a text of its own: it begins again with each version.
  const [round, setRound] = useState(0);
  const { reset } = form;
  const discard = useCallback(() => reset(), [reset]);
  const newer = failure?.newer ?? null;
  function takeUp(values?: PersonFields) {
    if (!newer) return;
    rebase({ record: newer, fields: fieldsOf(newer) }, values);
    setRound((count) => count + 1);
  }
  return (
    <RecordForm
      record={record}
      className="page"
      title={t('peopleDesk:faults')}
      onSubmit={() => void submit()}
      onDiscard={discard}
      head={
        <>
          <BackLink to={LIST}>{t('peopleDesk:title')}</BackLink>
          <PageHead title={title}>{actions}</PageHead>
        </>
      }
    >
      <FailedSave
        message={failure && faults.length === 0 ? failure.message : null}
        isConflict={newer !== null}
        onTakeNewer={() => takeUp()}
        onKeepMine={() => takeUp(form.getValues())}
      />
      <FormSection title={t('peopleDesk:person')} text={t('peopleDesk:personText')}>
        <IdentityFields portrait={stored.record?.portrait ?? null} />
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
      <FormActions>
        <Button type="submit" variant="filled" loading={pending !== null}>
          {t('peopleDesk:save')}
        </Button>
        <Button component={Link} to={LIST}>
          {t('dashboard:dialog.cancel')}
        </Button>
      </FormActions>
    </RecordForm>
  );
}
