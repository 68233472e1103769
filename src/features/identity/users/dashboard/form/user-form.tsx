import { Button } from '@mantine/core';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { RecordForm } from '../../../../../dashboard/kit/form/record-form.tsx';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../../../dashboard/kit/parts/back-link.tsx';
import { FormActions } from '../../../../../dashboard/kit/parts/form-section.tsx';
import { PageHead } from '../../../../../dashboard/kit/parts/page-head.tsx';
import { issuer } from '../../../auth/dashboard/issuer.ts';
import type { User } from '../../schema.ts';
import { usersList } from '../list/users-list.ts';
import { AccessFields } from './access-fields.tsx';
import { FirstEntry } from './first-entry.tsx';
import { PersonFields } from './person-fields.tsx';
import { SaveFailureNote } from './save-failure.tsx';
import { useUserForm } from './use-user-form.ts';

export function UserForm({ user }: { user: User | null }) {
  const { t } = useText();
  const record = useUserForm(user);
  const { reset } = record.form;
  const discard = useCallback(() => reset(), [reset]);

  const back = user ? `/dashboard/users/${user.id}` : usersList.lastAddress();
  return (
    <RecordForm
      record={record}
      className="page user-form"
      title={t('users:form.faults')}
      onSubmit={() => void record.submit()}
      onDiscard={discard}
      head={
        <>
          <BackLink to={back}>{user ? user.fullName : t('users:title')}</BackLink>
          <PageHead title={t(user ? 'users:editTitle' : 'users:addTitle')} />
        </>
      }
    >
      <SaveFailureNote record={record} />
      <PersonFields user={user} />
      <AccessFields user={user} />
      {user || issuer === 'oidc' ? null : <FirstEntry />}
      <FormActions>
        <Button type="submit" variant="filled" loading={record.pending !== null}>
          {t(user ? 'users:form.save' : 'users:form.create')}
        </Button>
        <Button component={Link} to={back}>
          {t('users:form.cancel')}
        </Button>
      </FormActions>
    </RecordForm>
  );
}
