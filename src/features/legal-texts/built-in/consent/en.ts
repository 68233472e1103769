import type { LegalWords } from '../../schema.ts';

export const en: LegalWords = {
  title: 'Explicit consent for membership applications',
  statement:
    'I give my explicit consent that data relating to my political opinion is processed, as described in the text of the explicit consent, in order to assess and decide on my application for membership of {{party}}.',
  text: `This text serves to obtain your explicit consent under Article 6, paragraph 3, point (a) of the Turkish Personal Data Protection Law No. 6698 (KVKK). It is separate from the information notice, which we recommend that you read before you consent. The Turkish text is authoritative.

## For which data?

The fact that you apply for membership of {{party}} (“the Party”) relates to your political opinion and is special category data. Your consent covers this data, and therefore also the connection of the identity, contact, occupation and education data in the form with your application.

## For which purposes?

- receiving your application, examining it against the conditions of membership, and deciding on it
- informing you of its stages and asking you for missing information

On the basis of this consent your data is not used for any other purpose, and it is given to nobody for advertising or marketing.

## Do I have to consent?

No. Consent is given freely; the box is not ticked beforehand. Without your consent we cannot accept an application through this form; you can also apply for membership at a branch of the Party.

## Can I withdraw my consent?

Yes, at any time and without giving reasons. It is enough to write to us in one of these ways:

- [The status page of your application](/en/basvurum)
- E-mail: {{email}}
- Address: {{address}}

When you withdraw your consent, the assessment of an undecided application stops, and data for which there is no other legal ground is deleted. Withdrawal does not affect the lawfulness of earlier processing.

## Record of your consent

The version and the hash of the text to which you consented, the time of your consent and the network address from which the form was sent are kept with your application. All versions of the text are available on this page.`,
};
