import { type ReactNode, useState } from 'react';
import { RecordPage } from '../../../../dashboard/kit/form/record-page.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { FormSection } from '../../../../dashboard/kit/parts/form-section.tsx';
import type { StaffMeeting } from '../../edit/schema.ts';
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
  // The source of the agenda has a text of its own: it begins again with each version.
  const [round, setRound] = useState(0);
  return (
    <RecordPage
      record={record}
      title={title}
      texts="meetingsDesk:"
      list={LIST}
      fieldsOf={fieldsOf}
      onRebased={() => setRound((count) => count + 1)}
      actions={actions}
    >
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
    </RecordPage>
  );
}
