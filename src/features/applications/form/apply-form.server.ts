import type { DoneWork } from '../../../platform/bot-check/bot-checks.server.ts';
import { pageForm } from '../../../site/kit/forms/page-form.server.ts';
import { requireShownTexts } from '../../legal-texts/operations.server.ts';
import type { BotCheck } from '../bot-check.ts';
import { submitApplication } from '../submit/submit.server.ts';
import { ApplicationForm } from './application-form.ts';
import { APPLY_FIELDS } from './fields.ts';

/** How the membership page receives its form. */
export const applyForm = pageForm({
  schema: ApplicationForm,
  fields: {
    ...APPLY_FIELDS,
    // The texts that the page showed. If the form cannot be received now, it is sent again with them.
    noticeShown: { label: 'apply:notice' },
    consentShown: { label: 'apply:consent' },
    declarationShown: { label: 'apply:declaration' },
  },
  limits: { bytes: 16_384, attempts: { max: 30, seconds: 3600 } },
  minSeconds: 5,
  botCheck: { attemptsWithoutProof: { max: 5, seconds: 3600 }, minSecondsWithoutProof: 20 },
  async submit(op, input, { scope, botCheck }) {
    const { noticeShown, consentShown, declarationShown, ...rest } = input;
    const { declaration, consent, ...applicant } = rest;
    const texts = await requireShownTexts(op.db, {
      notice: noticeShown,
      consent: consentShown,
      declaration: declarationShown,
    });
    const { code } = await submitApplication(op, applicant, {
      locale: scope.locale,
      texts,
      botCheck: botCheckOf(botCheck.work),
      use: botCheck.use,
    });
    return { redirectTo: `/uye-olun/alindi?kod=${code}` };
  },
});

const botCheckOf = (work: DoneWork | null): BotCheck =>
  work ? { way: 'work', ...work, madeAt: work.madeAt.toISOString() } : { way: 'noScript' };
