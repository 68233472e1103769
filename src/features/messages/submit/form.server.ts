import { pageForm } from '../../../site/kit/forms/page-form.server.ts';
import { requireShownTexts } from '../../legal-texts/operations.server.ts';
import { CONTACT_FIELDS } from './fields.ts';
import { ContactForm } from './schema.ts';
import { submitMessage } from './submit.server.ts';

/** How the contact page receives its form. */
export const contactForm = pageForm({
  schema: ContactForm,
  fields: CONTACT_FIELDS,
  // 5,000 characters of three bytes, percent-encoded, the other fields and the proof.
  limits: { bytes: 50_000, attempts: { max: 30, seconds: 3600 } },
  minSeconds: 3,
  botCheck: { attemptsWithoutProof: { max: 5, seconds: 3600 }, minSecondsWithoutProof: 20 },
  async submit(op, { noticeShown, ...input }, { scope, botCheck }) {
    const { contactNotice } = await requireShownTexts(op.db, { contactNotice: noticeShown });
    await submitMessage(op, input, {
      locale: scope.locale,
      notice: contactNotice,
      use: botCheck.use,
    });
    return { redirectTo: '/bize-ulasin/alindi' };
  },
});
