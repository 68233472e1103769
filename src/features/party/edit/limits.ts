/** The longest texts, in characters, and the longest lists. */
export const PARTY_LIMITS = {
  name: 100,
  shortName: 30,
  /** One line of the slogan, a title, a label. */
  line: 120,
  /** A paragraph. */
  paragraph: 1000,
  /** Markdown. */
  text: 10_000,
  address: 300,
  phone: 30,
  email: 254,
  link: 300,
  iban: 60,
  /** Lines of the slogan. */
  slogan: 6,
  /** Principles, figures, steps, uses, documents, years, topics, accounts. */
  list: 30,
  offices: 120,
} as const;
