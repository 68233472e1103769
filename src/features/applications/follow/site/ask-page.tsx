import type { FormState } from '../../../../site/kit/forms/form-state.ts';
import { PublicForm } from '../../../../site/kit/forms/public-form.tsx';
import { TextField } from '../../../../site/kit/forms/text-field.tsx';
import type { Page, PageScope } from '../../../../site/kit/page.ts';
import { FOLLOW_PATH } from '../paths.ts';
import { privatePage } from './private-page.tsx';

/** Asks which application and whose. */
export function askPage(scope: PageScope, form: FormState, code: string): Page {
  const { t } = scope;
  const filled = { ...form, values: { code, ...form.values } };
  return privatePage({
    path: FOLLOW_PATH,
    title: t('applicationFollow:ask.title'),
    lead: t('applicationFollow:ask.lead'),
    children: (
      <PublicForm scope={scope} form={filled} submit={t('applicationFollow:ask.submit')}>
        <TextField
          form={filled}
          name="code"
          label={t('applicationFollow:ask.code')}
          hint={t('applicationFollow:ask.codeHint')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          form={filled}
          name="email"
          type="email"
          label={t('applicationFollow:ask.email')}
          autoComplete="email"
        />
      </PublicForm>
    ),
  });
}
