import { DraftButton } from '../../../site/kit/forms/draft-button.tsx';
import type { FormState } from '../../../site/kit/forms/form-state.ts';
import { FormStep, StepButtons } from '../../../site/kit/forms/form-steps.tsx';
import { PublicForm } from '../../../site/kit/forms/public-form.tsx';
import type { PartyScope } from '../../party/schema.ts';
import { APPLY_FIELDS } from '../form/fields.ts';
import type { ApplyView } from '../views.ts';
import { AgreementFields } from './agreement-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { WorkFields } from './work-fields.tsx';

interface ApplyFormProps {
  scope: PartyScope;
  form: FormState;
  view: ApplyView;
}

/** The membership form in four steps. Without a script it is one long form. */
export function ApplyForm({ scope, form, view }: ApplyFormProps) {
  const { t } = scope;
  return (
    <PublicForm
      scope={scope}
      form={form}
      submit={t('apply:send')}
      beside={
        <>
          <StepButtons t={t} />
          <DraftButton t={t} restored={t('apply:restored')} />
        </>
      }
      check={{ name: 'apply', fields: APPLY_FIELDS, isStepped: true }}
    >
      <FormStep number={1} title={t('apply:step.identity')}>
        <IdentityFields scope={scope} form={form} />
      </FormStep>
      <FormStep number={2} title={t('apply:step.contact')}>
        <ContactFields scope={scope} form={form} />
      </FormStep>
      <FormStep number={3} title={t('apply:step.work')}>
        <WorkFields scope={scope} form={form} />
      </FormStep>
      <FormStep number={4} title={t('apply:step.review')}>
        <AgreementFields scope={scope} form={form} texts={view.texts} />
      </FormStep>
    </PublicForm>
  );
}
