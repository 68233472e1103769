import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { DeleteDialog } from '../../../../dashboard/kit/parts/delete-dialog.tsx';
import { AdminsOnly } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { RecordMissing } from '../../../../dashboard/kit/parts/record-missing.tsx';
import type { StaffPerson } from '../../edit/schema.ts';
import { LIST } from '../paths.ts';
import { deletePerson, onePerson, reloadPeople } from '../people-calls.ts';
import { PersonForm } from './person-form.tsx';

export function EditPage() {
  const { t } = useText();
  return (
    <AdminsOnly title={t('peopleDesk:editTitle')} texts="peopleDesk:">
      <LoadedForm />
    </AdminsOnly>
  );
}

function LoadedForm() {
  const { t } = useText();
  const { personId = '' } = useParams();
  // A cached version may be old, and saving over it would cause a conflict.
  const query = useQuery({ ...onePerson(personId), refetchOnMount: 'always' });
  const [opened, setOpened] = useState<StaffPerson | null>(null);
  const { data, error } = query;
  if (data && !error && query.isFetchedAfterMount && opened?.id !== data.id) setOpened(data);
  if (opened?.id === personId) return <EditForm key={personId} person={opened} />;
  const words = {
    goneTitle: t('peopleDesk:missingTitle'),
    goneText: t('peopleDesk:missingText'),
    failedTitle: t('peopleDesk:failedTitle'),
    toList: t('peopleDesk:title'),
  };
  return (
    <RecordMissing query={query} title={t('peopleDesk:editTitle')} words={words} listPath={LIST} />
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
        remove={deletePerson}
        onRemoved={() => {
          reloadPeople(client);
          void navigate(LIST, { replace: true, state: { saved: true } });
        }}
        onClose={() => setRemoving(false)}
      >
        {person.name}
      </DeleteDialog>
    </>
  );
}
