import { Button } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import { Link } from 'react-router';
import { FailedSave } from '../../../../dashboard/kit/form/failed-save.tsx';
import { RecordForm } from '../../../../dashboard/kit/form/record-form.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { FormActions, FormSection } from '../../../../dashboard/kit/parts/form-section.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import type { MeetingFields, StaffMeeting } from '../../edit/schema.ts';
import { LIST } from '../paths.ts';
import { AboutFields, AgendaField, PlaceFields, TimeFields } from './meeting-fields.tsx';
import { fieldsOf, useMeetingForm } from './use-meeting-form.ts';

interface MeetingFormProps {
  title: string;
  /** Null: a new one. */
  meeting: StaffMeeting | null;
  /** At the end of the head. */
  actions?: ReactNode;
}

export function MeetingForm({ title, meeting, actions }: MeetingFormProps) {
  const { t } = useText();
  const record = useMeetingForm(meeting);
  const { form, failure, faults, pending, rebase, submit } = record;
  // The source of the agenda has a text of its own: it begins again with each version.
  const [round, setRound] = useState(0);
  const { reset } = form;
  const discard = useCallback(() => reset(), [reset]);
  const newer = failure?.newer ?? null;
  function takeUp(values?: MeetingFields) {
    if (!newer) return;
    rebase({ record: newer, fields: fieldsOf(newer) }, values);
    setRound((count) => count + 1);
  }
  return (
    <RecordForm
      record={record}
      className="page"
      title={t('meetingsDesk:faults')}
      onSubmit={() => void submit()}
      onDiscard={discard}
      head={
        <>
          <BackLink to={LIST}>{t('meetingsDesk:title')}</BackLink>
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
      <FormSection title={t('meetingsDesk:about')} text={t('meetingsDesk:aboutText')}>
        <AboutFields />
      </FormSection>
      <FormSection title={t('meetingsDesk:time')} text={t('meetingsDesk:timeText')}>
        <TimeFields />
      </FormSection>
      <FormSection title={t('meetingsDesk:where')} text={t('meetingsDesk:whereText')}>
        <PlaceFields />
      </FormSection>
      <FormSection title={t('meetingsDesk:agenda')} text={t('meetingsDesk:agendaText')}>
        <AgendaField key={round} />
      </FormSection>
      <FormActions>
        <Button type="submit" variant="filled" loading={pending !== null}>
          {t('meetingsDesk:save')}
        </Button>
        <Button component={Link} to={LIST}>
          {t('dashboard:dialog.cancel')}
        </Button>
      </FormActions>
    </RecordForm>
  );
}
