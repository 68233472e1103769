import type { LegalText } from '../legal-texts/schema.ts';

/** What the membership page shows besides the party's data. */
export interface ApplyView {
  texts: { notice: LegalText; consent: LegalText; declaration: LegalText };
  /** Rendered Markdown. */
  afterwardsHtml: string;
  privacyHtml: string;
  /** Cache tags of the legal texts. */
  tags: string[];
}
