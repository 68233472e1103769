import type { ReactNode } from 'react';
import { formatDate } from '../../../../platform/i18n/format.ts';
import type { FormState } from '../../../../site/kit/forms/form-state.ts';
import { PublicForm } from '../../../../site/kit/forms/public-form.tsx';
import type { Page, PageScope } from '../../../../site/kit/page.ts';
import type { Followed } from '../views.ts';
import { messagePage, privatePage } from './private-page.tsx';

/** A page behind a link: what the button does, and the button. `words`: its texts. */
export function actionPage(
  scope: PageScope,
  form: FormState,
  action: { path: string; words: string; token: string; application: Followed },
  fields?: ReactNode,
): Page {
  const { t, locale } = scope;
  const { path, words, token, application } = action;
  const { code, createdAt } = application;
  return privatePage({
    path,
    title: t(`applicationFollow:${words}.title`),
    lead: t(`applicationFollow:${words}.lead`, { code, date: formatDate(locale, createdAt) }),
    children: (
      <PublicForm scope={scope} form={form} submit={t(`applicationFollow:${words}.submit`)}>
        <input type="hidden" name="token" value={token} />
        {fields}
      </PublicForm>
    ),
  });
}

/** The message after the button was pressed. */
export const donePage = (scope: PageScope, path: string, words: string, code = ''): Page =>
  messagePage(scope, {
    path,
    title: scope.t(`applicationFollow:${words}.doneTitle`),
    lead: scope.t(`applicationFollow:${words}.doneLead`, { code }),
  });
