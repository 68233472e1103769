import type { LegalWords } from '../../schema.ts';

export const en: LegalWords = {
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
