import type { LegalWords } from '../../schema.ts';

export const en: LegalWords = {
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
