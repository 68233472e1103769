import type { LegalWords } from '../contract.ts';

export const notice: LegalWords = {
  title: 'Information notice for membership applications',
  statement: '',
  text: `This notice is given under Article 10 of the Turkish Personal Data Protection Law No. 6698 (KVKK). It explains who processes the personal data of your membership application, for which purposes and on which legal grounds, to whom the data may be transferred, how long it is kept, and which rights you have. The Turkish text is authoritative.

## Controller

The controller of your personal data is {{party}} (“the Party”).

- Address: {{address}}
- Telephone: {{phone}}
- E-mail: {{email}}

## Personal data that we process

- **Identity:** given name, surname, date of birth, Turkish identity number, serial number of the identity card
- **Contact:** e-mail address, telephone number, address, province and district
- **Occupation and education:** occupation, level of education
- **Application:** your declaration of eligibility, your explicit consent, the signed entry declaration and other documents attached to your application, its stages and its assessment
- **Security:** the network (IP) address from which the application was sent, and the time

The fact that you wish to join a political party relates to your political opinion. It is therefore special category data under Article 6 KVKK.

## Purposes and legal grounds

- **Verifying your identity and age, and examining whether you meet the conditions of membership.** Articles 6, 11 and 12 of the Law on Political Parties No. 2820; processing is expressly provided for by law (Art. 5/2-a KVKK) and necessary for compliance with our legal obligations (Art. 5/2-ç).
- **Deciding on your application, registering you as a member and keeping the membership records.** Articles 10, 12 and 60 of Law No. 2820; Art. 5/2-a and 5/2-ç KVKK.
- **Informing you of the stages of your application and asking you for missing information.** Necessary for the legitimate interests of the Party, without harm to your fundamental rights and freedoms (Art. 5/2-f KVKK).
- **Noticing several applications of the same person and protecting the form from misuse.** Necessary for the legitimate interests of the Party (Art. 5/2-f KVKK).
- **Exercising and protecting rights in objections and disputes.** Necessary for the establishment, exercise or protection of a right (Art. 5/2-e KVKK).
- **Processing data relating to your political opinion.** Until your application is decided, your explicit consent (Art. 6/3-a KVKK); during your membership, the processing of data of its own members by a non-profit body founded for political purposes, in line with its legislation and purposes (Art. 6/3-g).

We need the information asked for in the form to examine the conditions of membership; without it an application cannot be assessed. If you do not wish to give explicit consent, please do not send this form; you can also apply for membership at a branch of the Party.

## How the data is collected

We collect your data wholly or partly by automated means, through the application form on our website and through information and documents that you give us while your application is pending. The draft kept while you fill in the form stays in your browser and does not reach us before you send the form.

## Transfer of data

We give your data to nobody for advertising or marketing. We transfer it only to the following recipients and for the following purposes:

- **Chief Public Prosecutor’s Office of the Court of Cassation:** when you become a member, the information required for the Party’s register under Article 10 of Law No. 2820
- **Competent public authorities and courts:** where the law requires it, limited to the information requested
- **Our service providers:** for hosting our website and delivering e-mails, only as far as these services require, as processors

## Retention

- We keep your application while it is being assessed.
- If you become a member, we keep your data during your membership and afterwards for the period laid down by law.
- If your application is rejected or withdrawn, we keep your data for the period needed for objections and disputes.

When the period ends, your application is deleted together with its attachments, the hash that serves to find repeated applications, and its encryption key. You may ask us which periods apply.

## Security

Your identity and serial numbers, date of birth, e-mail address, telephone number, address and the documents attached to your application are stored encrypted, with a separate key for each application. Only authorised administrators can see identity numbers, and only with a stated reason; every such access is recorded.

## Your rights

Under Article 11 KVKK you have the right to apply to the Party in order to

- learn whether your personal data is processed,
- request information if it has been processed,
- learn the purpose of the processing and whether the data is used accordingly,
- know the third parties in Türkiye or abroad to whom it has been transferred,
- request correction if it is incomplete or incorrect,
- request its deletion or destruction under the conditions of Article 7 KVKK,
- request that third parties to whom it was transferred be informed of the correction, deletion or destruction,
- object to a result against you that arises exclusively from automated analysis,
- request compensation if you suffer damage because of unlawful processing.

You may withdraw your explicit consent at any time; withdrawal does not affect the lawfulness of earlier processing.

## How to exercise your rights

You can send us your request, with your name, surname and its subject, in accordance with the Communiqué on the Procedures and Principles of Application to the Data Controller:

- On [the status page of your application](/en/basvurum)
- In writing and signed: {{address}}
- From the e-mail address that you gave us: {{email}}

We answer within thirty days at the latest and free of charge; if the action causes an additional cost, the fee in the tariff of the Personal Data Protection Board may be charged. If your request is rejected, the answer is insufficient or you receive no answer in time, you may complain to the Board within thirty days of learning of the answer and in any case within sixty days of your request.`,
};

export const consent: LegalWords = {
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

export const declaration: LegalWords = {
  title: 'Declaration of eligibility',
  statement:
    'I declare that I am a Turkish citizen, that I am at least eighteen years old and have the capacity to exercise civil and political rights, that nothing prevents me from joining a political party under Article 11 of the Law on Political Parties No. 2820, that I am not a member of another political party, and that the information in this form is correct.',
  text: `You make this declaration once and as a whole when you apply for membership of {{party}}. What prevents membership is explained below; you are not asked which of these cases applies to you. The Turkish text is authoritative.

## Who can become a member?

Under Article 11 of the Law on Political Parties No. 2820, every Turkish citizen who is at least eighteen years old and has the capacity to exercise civil and political rights can join a political party. Under Article 6 nobody may be a member of more than one political party at the same time.

## Who cannot become a member?

In summary, Article 11 excludes:

- judges and public prosecutors, members of the higher judicial bodies including the Court of Accounts
- civil servants of public institutions and other public officials who are not workers by the nature of their service (the right that the law gives to teaching staff of higher education remains)
- members of the Turkish Armed Forces
- students below higher education
- persons banned from public service
- persons convicted of embezzlement, extortion, bribery, theft, fraud, forgery, breach of trust, fraudulent bankruptcy or similar disgraceful offences, of smuggling, of rigging public tenders and purchases, or of disclosing state secrets
- persons sentenced to five years of imprisonment or more, except for offences of negligence
- persons convicted of the offences against the state or of acts of terrorism that Article 11 lists

This list is for information; the law in force is binding. If you are not sure, please ask us before you apply.

- E-mail: {{email}}
- Telephone: {{phone}}

## If the declaration is not true

If the declaration turns out not to be true, the application is rejected; a membership that has begun is ended under the law and the Party’s statutes.`,
};

export const contactNotice: LegalWords = {
  title: 'Information notice for the contact form',
  statement: '',
  text: `This notice is given under Article 10 of the Turkish Personal Data Protection Law No. 6698 (KVKK). It explains how the personal data that you send with the contact form is processed. The Turkish text is authoritative.

## Controller

The controller of your personal data is {{party}} (“the Party”).

- Address: {{address}}
- Telephone: {{phone}}
- E-mail: {{email}}

## Personal data that we process

- your name and surname, your e-mail address and, if you give it, your telephone number
- the subject and the text of your message
- the network (IP) address from which the message was sent, and the time

The form does not ask for special category data. Please do not write about matters such as health, belief or political opinion, and do not give an identity number, unless it is necessary.

## Purposes and legal grounds

- **Reading your message, passing it to the responsible unit and answering you.** Necessary for the legitimate interests of the Party, without harm to your fundamental rights and freedoms (Art. 5/2-f KVKK).
- **Protecting the form from misuse.** Necessary for the legitimate interests of the Party (Art. 5/2-f KVKK).
- **Exercising and protecting rights in disputes.** Necessary for the establishment, exercise or protection of a right (Art. 5/2-e KVKK).

## How the data is collected

We collect your data electronically, wholly or partly by automated means, through the contact form on our website.

## Transfer of data

We give your data to nobody for advertising or marketing. We transfer it only to:

- **Competent public authorities and courts:** where the law requires it, limited to the information requested
- **Our service providers:** for hosting our website and delivering e-mails, only as far as these services require, as processors

## Retention

We keep your message for the period needed to answer it and to follow up its subject, and then delete it. You may ask us which period applies.

## Your rights

Under Article 11 KVKK you have the right to apply to the Party in order to

- learn whether your personal data is processed,
- request information if it has been processed,
- learn the purpose of the processing and whether the data is used accordingly,
- know the third parties in Türkiye or abroad to whom it has been transferred,
- request correction if it is incomplete or incorrect,
- request its deletion or destruction under the conditions of Article 7 KVKK,
- request that third parties to whom it was transferred be informed of the correction, deletion or destruction,
- object to a result against you that arises exclusively from automated analysis,
- request compensation if you suffer damage because of unlawful processing.

## How to exercise your rights

You can send us your request, with your name, surname and its subject, in accordance with the Communiqué on the Procedures and Principles of Application to the Data Controller:

- With [the contact form](/en/bize-ulasin)
- In writing and signed: {{address}}
- From the e-mail address that you gave us: {{email}}

We answer within thirty days at the latest and free of charge; if the action causes an additional cost, the fee in the tariff of the Personal Data Protection Board may be charged. If your request is rejected, the answer is insufficient or you receive no answer in time, you may complain to the Board within thirty days of learning of the answer and in any case within sixty days of your request.`,
};
