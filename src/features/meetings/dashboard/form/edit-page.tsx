import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { DeleteDialog } from '../../../../dashboard/kit/parts/delete-dialog.tsx';
import { AdminsOnly } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { RecordMissing } from '../../../../dashboard/kit/parts/record-missing.tsx';
import type { StaffMeeting } from '../../edit/schema.ts';
import { deleteMeeting, oneMeeting, reloadMeetings } from '../meeting-calls.ts';
import { LIST } from '../paths.ts';
import { MeetingForm } from './meeting-form.tsx';

export function EditPage() {
  const { t } = useText();
  return (
    <AdminsOnly title={t('meetingsDesk:editTitle')} texts="meetingsDesk:">
      <LoadedForm />
    </AdminsOnly>
  );
}

function LoadedForm() {
  const { t } = useText();
  const { meetingId = '' } = useParams();
  // A cached version may be old, and saving over it would cause a conflict.
  const query = useQuery({ ...oneMeeting(meetingId), refetchOnMount: 'always' });
  const [opened, setOpened] = useState<StaffMeeting | null>(null);
  const { data, error } = query;
  if (data && !error && query.isFetchedAfterMount && opened?.id !== data.id) setOpened(data);
  if (opened?.id === meetingId) return <EditForm key={meetingId} meeting={opened} />;
  const words = {
    goneTitle: t('meetingsDesk:missingTitle'),
    goneText: t('meetingsDesk:missingText'),
    failedTitle: t('meetingsDesk:failedTitle'),
    toList: t('meetingsDesk:title'),
  };
  return (
    <RecordMissing
      query={query}
      title={t('meetingsDesk:editTitle')}
      words={words}
      listPath={LIST}
    />
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
        remove={deleteMeeting}
        onRemoved={() => {
          reloadMeetings(client);
          void navigate(LIST, { replace: true, state: { saved: true } });
        }}
        onClose={() => setRemoving(false)}
      >
        {meeting.title}
      </DeleteDialog>
    </>
  );
}
