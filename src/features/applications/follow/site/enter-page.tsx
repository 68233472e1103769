import type { FormState } from '../../../../site/kit/forms/form-state.ts';
import { PublicForm } from '../../../../site/kit/forms/public-form.tsx';
import { TextField } from '../../../../site/kit/forms/text-field.tsx';
import type { Page, PageScope } from '../../../../site/kit/page.ts';
import { More } from '../../../../ui/section.tsx';
import { FOLLOW_PATH, STATUS_PATH } from '../paths.ts';
import { messagePage, privatePage } from './private-page.tsx';

/** Asks for the one-time code of a request. */
export function enterPage(scope: PageScope, form: FormState, request: string): Page {
  const { t, href } = scope;
  return privatePage({
    path: STATUS_PATH,
    title: t('applicationFollow:enter.title'),
    lead: t('applicationFollow:enter.lead'),
    children: (
      <PublicForm
        scope={scope}
        form={form}
        submit={t('applicationFollow:enter.submit')}
        beside={<More href={href(FOLLOW_PATH)}>{t('applicationFollow:enter.again')}</More>}
      >
        <input type="hidden" name="request" value={request} />
        <TextField
          form={form}
          name="digits"
          label={t('applicationFollow:enter.digits')}
          hint={t('applicationFollow:enter.digitsHint')}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
      </PublicForm>
    ),
  });
}

/** The address without a request, for example after a new language was chosen. */
export const withoutRequestPage = (scope: PageScope): Page =>
  messagePage(scope, {
    path: STATUS_PATH,
    title: scope.t('applicationFollow:enter.expiredTitle'),
    lead: scope.t('applicationFollow:enter.expiredLead'),
  });
