import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { OpenRecord } from '../../../dashboard/kit/form/open-record.tsx';
import { saveInList } from '../../../dashboard/kit/form/record.ts';
import { RecordPage } from '../../../dashboard/kit/form/record-page.tsx';
import type { FieldWords, Say } from '../../../dashboard/kit/form/resolver.ts';
import { useRecordForm } from '../../../dashboard/kit/form/use-record-form.ts';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { Facts } from '../../../dashboard/kit/parts/facts.tsx';
import { FormSection } from '../../../dashboard/kit/parts/form-section.tsx';
import { Moment } from '../../../dashboard/kit/parts/moment.tsx';
import { AdminsOnly } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { read, reload } from '../../../dashboard/kit/session/calls.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { REDIRECT_LIMITS, type Redirect, RedirectFields, redirectRoutes } from '../contract.ts';
import { DeleteRedirect, KindChoice, LIST } from './parts.tsx';

export function AddPage() {
  const { t } = useText();
  const title = t('redirects:add');
  return (
    <AdminsOnly title={title} texts="redirects:">
      <RedirectForm title={title} redirect={null} />
    </AdminsOnly>
  );
}

export function EditPage() {
  const { t } = useText();
  return (
    <AdminsOnly title={t('redirects:editTitle')} texts="redirects:">
      <LoadedForm />
    </AdminsOnly>
  );
}

function LoadedForm() {
  const { t } = useText();
  const { redirectId = '' } = useParams();
  return (
    <OpenRecord
      key={redirectId}
      query={read(redirectRoutes.get, { params: { id: redirectId } })}
      title={t('redirects:editTitle')}
      texts="redirects:"
      list={LIST}
      toList={t('redirects:title')}
    >
      {(redirect) => <EditForm redirect={redirect} />}
    </OpenRecord>
  );
}

function EditForm({ redirect }: { redirect: Redirect }) {
  const { t, locale } = useText();
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);
  const { uses, lastUsedAt, createdAt } = redirect;
  return (
    <>
      <RedirectForm
        title={t('redirects:editTitle')}
        redirect={redirect}
        actions={
          <Button color="danger" onClick={() => setRemoving(true)}>
            {t('redirects:remove')}
          </Button>
        }
      >
        <Facts
          facts={[
            [t('redirects:uses'), formatNumber(locale, uses)],
            [
              t('redirects:lastUsed'),
              lastUsedAt ? <Moment key="used" at={lastUsedAt} /> : t('redirects:never'),
            ],
            [t('redirects:created'), <Moment key="created" at={createdAt} />],
          ]}
        />
      </RedirectForm>
      <DeleteRedirect
        redirect={isRemoving ? redirect : null}
        onRemoved={() => void navigate(LIST, { replace: true, state: { saved: true } })}
        onClose={() => setRemoving(false)}
      />
    </>
  );
}

interface RedirectFormProps {
  title: string;
  /** Null: a new one. */
  redirect: Redirect | null;
  /** At the end of the head. */
  actions?: ReactNode;
  /** Below the fields. */
  children?: ReactNode;
}

export function RedirectForm({ title, redirect, actions, children }: RedirectFormProps) {
  const { t } = useText();
  const record = useRedirectForm(redirect);
  const { form } = record;
  const { errors } = form.formState;
  const text = (name: 'from' | 'to') => ({
    id: IDS[name],
    label: t(`redirectFields:redirect-${name}`),
    description: t(`redirects:${name}Hint`),
    error: errors[name]?.message,
    maxLength: REDIRECT_LIMITS.address,
    autoComplete: 'off',
    spellCheck: false,
    inputMode: 'url' as const,
    ...form.register(name),
  });
  return (
    <RecordPage
      record={record}
      title={title}
      texts="redirects:"
      list={LIST}
      fieldsOf={fieldsOf}
      actions={actions}
    >
      <FormSection title={t('redirects:section')} text={t('redirects:sectionText')}>
        <TextInput {...text('from')} />
        <TextInput {...text('to')} />
        <KindChoice
          isPermanent={form.watch('isPermanent')}
          onChange={(isPermanent) => form.setValue('isPermanent', isPermanent)}
        />
        {children}
      </FormSection>
    </RecordPage>
  );
}

export const IDS = { from: 'redirect-from', to: 'redirect-to' };

const wordsOf = (t: Say): FieldWords => ({
  label: (path) => t(`redirectFields:redirect-${path}`),
  wrong: (path, field) =>
    t(`redirectRules:${path === 'from' ? 'redirectFrom' : 'redirectTo'}`, { field }),
});

const EMPTY: RedirectFields = { from: '', to: '', isPermanent: true };
export const fieldsOf = ({ from, to, isPermanent }: Redirect): RedirectFields => ({
  from,
  to,
  isPermanent,
});

const isSame = (a: RedirectFields, b: RedirectFields) =>
  a.from.trim() === b.from.trim() && a.to.trim() === b.to.trim() && a.isPermanent === b.isPermanent;

/** The form of a redirect; null for a new one. After saving, the list opens. */
export function useRedirectForm(redirect: Redirect | null) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useRecordForm<RedirectFields, RedirectFields, Redirect>({
    initial: { record: redirect, fields: redirect ? fieldsOf(redirect) : EMPTY },
    rules: () => ({ schema: RedirectFields }),
    words: wordsOf(t),
    ids: IDS,
    isSame,
    ...saveInList(redirectRoutes),
    onSaved: () => {
      // The targets of others may have changed, too.
      reload(client, redirectRoutes);
      void navigate(LIST, { state: { saved: true } });
    },
  });
}
