import { type FormField, pageForm } from '../../../site/kit/forms/page-form.server.ts';
import { APPLY_FIELDS } from '../form/fields.ts';
import { completeApplication } from './complete.server.ts';
import { COMPLETION_PATH } from './paths.ts';
import { Completion } from './schema.server.ts';

const { declaration, consent, ...applicant } = APPLY_FIELDS;
/** The texts of the fields are those of the membership form. */
const fields: Record<string, FormField> = {
  token: { label: 'applicationFollow:dead.title' },
  open: { label: 'applicationFollow:dead.title' },
  ...applicant,
};

export const completionForm = pageForm({
  ...{ schema: Completion, fields, minSeconds: 0 },
  limits: { bytes: 16_384, attempts: { max: 30, seconds: 600 } },
  async submit(op, input) {
    const { open, ...completed } = input;
    if (open) return { load: true };
    await completeApplication(op, completed);
    return { redirectTo: `${COMPLETION_PATH}?sonuc=tamam` };
  },
});
