import { Button, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import { BranchField } from '../../../dashboard/kit/form/branch-field.tsx';
import { MomentFields } from '../../../dashboard/kit/form/moment-fields.tsx';
import { OpenRecord } from '../../../dashboard/kit/form/open-record.tsx';
import { RecordPage } from '../../../dashboard/kit/form/record-page.tsx';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { FormMarkdown } from '../../../dashboard/kit/markdown/markdown-field.tsx';
import { DeleteDialog } from '../../../dashboard/kit/parts/confirm-dialog.tsx';
import { FormSection } from '../../../dashboard/kit/parts/form-section.tsx';
import { AdminsOnly } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { call, forget, read } from '../../../dashboard/kit/session/calls.ts';
import { PROVINCES } from '../../../platform/places/provinces.ts';
import {
  MEETING_LIMITS,
  type MeetingFields,
  meetingRoutes,
  type StaffMeeting,
} from '../contract.ts';
import { MEETING_STATES } from '../schema.ts';
import { LIST } from './paths.ts';
import { fieldId, fieldsOf, joinTime, splitTime, useMeetingForm } from './use-meeting-form.ts';

interface MeetingFormProps {
  title: string;
  /** Null: a new one. */
  meeting: StaffMeeting | null;
  /** At the end of the head. */
  actions?: ReactNode;
}

function MeetingForm({ title, meeting, actions }: MeetingFormProps) {
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
        <AboutFields branch={meeting?.branch ?? null} />
      </FormSection>
      <FormSection title={t('meetingsDesk:time')} text={t('meetingsDesk:timeText')}>
        <TimeFields />
      </FormSection>
      <FormSection title={t('meetingsDesk:where')} text={t('meetingsDesk:whereText')}>
        <PlaceFields />
      </FormSection>
      <FormSection title={t('meetingsDesk:agenda')} text={t('meetingsDesk:agendaText')}>
        <FormMarkdown<MeetingFields>
          key={round}
          name="body"
          label={t('meetingFields:meeting-body')}
          lang="tr"
        />
      </FormSection>
    </RecordPage>
  );
}

const inOneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');

/** What an input of this form gets. */
function useField() {
  const { t } = useText();
  const { register, formState } = useFormContext<MeetingFields>();
  return (name: keyof MeetingFields, maxLength?: number) => ({
    id: fieldId(name),
    label: t(`meetingFields:meeting-${name}`),
    error: formState.errors[name]?.message,
    autoComplete: 'off',
    ...(maxLength && { maxLength }),
    ...register(name),
  });
}

function AboutFields({ branch }: { branch: StaffMeeting['branch'] }) {
  const { t } = useText();
  const { register, watch, setValue, formState } = useFormContext<MeetingFields>();
  const field = useField();
  return (
    <>
      <TextInput {...field('title', MEETING_LIMITS.title)} />
      <Textarea
        {...field('summary', MEETING_LIMITS.summary)}
        {...register('summary', { setValueAs: inOneLine })}
        autosize
        minRows={2}
      />
      <TextInput {...field('audience', MEETING_LIMITS.audience)} />
      <BranchField
        id={fieldId('branchId')}
        stored={branch}
        value={watch('branchId')}
        fault={formState.errors.branchId?.message}
        onChange={(id) =>
          setValue('branchId', id, { shouldDirty: true, shouldValidate: formState.isSubmitted })
        }
      />
      <NativeSelect
        {...field('state')}
        description={t('meetingsDesk:stateHint')}
        data={MEETING_STATES.map((state) => ({
          value: state,
          label: t(`meetingsDesk:state.${state}`),
        }))}
      />
    </>
  );
}

function TimeFields() {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TimeField name="startsAt" />
      <TimeField name="endsAt" />
    </SimpleGrid>
  );
}

function TimeField({ name }: { name: 'startsAt' | 'endsAt' }) {
  const { t } = useText();
  const { control } = useFormContext<MeetingFields>();
  const { field, fieldState } = useController({ control, name });
  const label = t(`meetingFields:meeting-${name}`);
  return (
    <MomentFields
      id={fieldId(name)}
      legend={label}
      dayLabel={label}
      value={splitTime(field.value)}
      onChange={(time) => field.onChange(joinTime(time))}
      fault={fieldState.error?.message}
    />
  );
}

function PlaceFields() {
  const { t } = useText();
  const field = useField();
  return (
    <>
      <TextInput {...field('place', MEETING_LIMITS.place)} />
      <TextInput {...field('address', MEETING_LIMITS.address)} />
      <NativeSelect
        {...field('province')}
        data={[
          { value: '', label: t('meetingsDesk:noProvince') },
          ...PROVINCES.map(({ name }) => ({ value: name, label: name })),
        ]}
      />
      <TextInput type="url" {...field('onlineUrl', MEETING_LIMITS.url)} />
    </>
  );
}

export function AddPage() {
  const { t } = useText();
  const title = t('meetingsDesk:add');
  return (
    <AdminsOnly title={title} texts="meetingsDesk:" right="meetings">
      <MeetingForm title={title} meeting={null} />
    </AdminsOnly>
  );
}

export function EditPage() {
  const { t } = useText();
  return (
    <AdminsOnly title={t('meetingsDesk:editTitle')} texts="meetingsDesk:" right="meetings">
      <LoadedForm />
    </AdminsOnly>
  );
}

function LoadedForm() {
  const { t } = useText();
  const { meetingId = '' } = useParams();
  return (
    <OpenRecord
      key={meetingId}
      query={read(meetingRoutes.get, { params: { id: meetingId } })}
      title={t('meetingsDesk:editTitle')}
      texts="meetingsDesk:"
      list={LIST}
      toList={t('meetingsDesk:title')}
    >
      {(meeting) => <EditForm meeting={meeting} />}
    </OpenRecord>
  );
}

function EditForm({ meeting }: { meeting: StaffMeeting }) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);
  return (
    <>
      <MeetingForm
        title={meeting.title}
        meeting={meeting}
        actions={
          <>
            <Button component="a" href={meeting.path} target="_blank" rel="noopener">
              {t('meetingsDesk:onSite')}
            </Button>
            <Button color="danger" onClick={() => setRemoving(true)}>
              {t('meetingsDesk:remove')}
            </Button>
          </>
        }
      />
      <DeleteDialog
        id={isRemoving ? meeting.id : null}
        action={t('meetingsDesk:remove')}
        question={t('meetingsDesk:removeQuestion')}
        hint={t('meetingsDesk:removeHint')}
        remove={async (id) => (await call(meetingRoutes.delete, { params: { id } })).message}
        onRemoved={(id) => {
          void navigate(LIST, { replace: true, state: { saved: true } });
          forget(client, meetingRoutes, id);
        }}
        onClose={() => setRemoving(false)}
      >
        {meeting.title}
      </DeleteDialog>
    </>
  );
}
