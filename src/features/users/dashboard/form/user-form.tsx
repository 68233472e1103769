import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link } from 'react-router';
import { UnsavedGuard } from '../../../../dashboard/frame/unsaved-work.tsx';
import { FailureNote } from '../../../../dashboard/kit/failure-note.tsx';
import { useText } from '../../../../dashboard/language/language.ts';
import { ErrorSummary } from '../../../../dashboard/parts/error-summary.tsx';
import { PageHead } from '../../../../dashboard/parts/page-head.tsx';
import { issuer } from '../../../../dashboard/session/issuer.ts';
import type { User } from '../../schema.ts';
import { usersList } from '../list/users-list.ts';
import { AccessFields } from './access-fields.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { FirstEntry } from './first-entry.tsx';
import { PersonFields } from './person-fields.tsx';
import { useUserForm } from './use-user-form.ts';

export function UserForm({ user }: { user: User | null }) {
  const { t } = useText();
  const { form, unsaved, saving, failure, faults, attempt, base, submit } = useUserForm(user);
  const [comparing, setComparing] = useState(false);
  const { reset } = form;
  const discard = useCallback(() => reset(), [reset]);
  useEffect(() => setComparing(Boolean(failure?.newer)), [failure]);

  const back = user ? `/dashboard/users/${user.id}` : usersList.lastAddress();
  return (
    <FormProvider {...form}>
      <form
        className="page user-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Link className="back" to={back}>
          <IconArrowLeft size={17} stroke={1.7} className="flip" aria-hidden="true" />
          <span>{user ? user.fullName : t('users:title')}</span>
        </Link>
        <PageHead title={t(user ? 'users:editTitle' : 'users:addTitle')} />
        <ErrorSummary title={t('users:form.faults')} faults={faults} attempt={attempt} />
        {failure && faults.length === 0 ? (
          <FailureNote>
            {failure.message} {t('users:form.kept')}{' '}
            {failure.newer ? (
              <button type="button" className="link-button" onClick={() => setComparing(true)}>
                {t('users:conflict.compare')}
              </button>
            ) : null}
          </FailureNote>
        ) : null}
        <PersonFields user={user} />
        <AccessFields user={user} />
        {user || issuer === 'oidc' ? null : <FirstEntry />}
        <div className="user-form-actions">
          <Button type="submit" variant="filled" loading={saving}>
            {t(user ? 'users:form.save' : 'users:form.create')}
          </Button>
          <Button component={Link} to={back}>
            {t('users:form.cancel')}
          </Button>
        </div>
      </form>
      <UnsavedGuard unsaved={unsaved} onDiscard={discard} />
      {failure?.newer && comparing ? (
        <ConflictDialog
          key={failure.newer.version}
          theirs={failure.newer}
          base={base}
          mine={form.getValues()}
          busy={saving}
          onSave={(merged) => void submit({ merged, over: failure.newer as User })}
          onClose={() => setComparing(false)}
        />
      ) : null}
    </FormProvider>
  );
}
