import type { LegalWords } from '../../schema.ts';

export const en: LegalWords = {
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
