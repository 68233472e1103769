import type { FormState } from '../../../../site/kit/forms/form-state.ts';
import { PublicForm } from '../../../../site/kit/forms/public-form.tsx';
import { TextField } from '../../../../site/kit/forms/text-field.tsx';
import type { Page, PageScope } from '../../../../site/kit/page.ts';
import { privatePage } from './private-page.tsx';

/**
 * The page of a link whose secret is after its `#`, which only the browser knows: the script sends it
 * at once (`site/browser/link-secret.ts`). Without a script people paste it.
 */
export function openPage(scope: PageScope, form: FormState, path: string): Page {
  const { t } = scope;
  return privatePage({
    path,
    title: t('applicationFollow:open.title'),
    lead: t('applicationFollow:open.lead'),
    children: (
      <div data-link-secret="">
        <PublicForm scope={scope} form={form} submit={t('applicationFollow:open.submit')}>
          <input type="hidden" name="open" value="1" />
          <TextField
            form={form}
            name="token"
            label={t('applicationFollow:open.token')}
            hint={t('applicationFollow:open.tokenHint')}
            autoComplete="off"
            spellCheck={false}
          />
        </PublicForm>
      </div>
    ),
  });
}
