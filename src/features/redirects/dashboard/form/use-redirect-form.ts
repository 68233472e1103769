import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import type { FieldWords, Say } from '../../../../dashboard/kit/form/resolver.ts';
import { useRecordForm } from '../../../../dashboard/kit/form/use-record-form.ts';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { type Redirect, RedirectFields } from '../../schema.ts';
import { LIST } from '../paths.ts';
import { addRedirect, changeRedirect, newerRedirect, reloadRedirects } from '../redirect-calls.ts';

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
    target: undefined,
    rules: () => ({ schema: RedirectFields }),
    words: wordsOf(t),
    ids: IDS,
    isSame,
    async save(fields, { over: { record } }) {
      const { data, message } = record
        ? await changeRedirect(record.id, { ...fields, version: record.version })
        : await addRedirect(fields);
      toast.success(message);
      return data;
    },
    newerOf: newerRedirect,
    onSaved: () => {
      reloadRedirects(client);
      void navigate(LIST, { state: { saved: true } });
    },
  });
}
