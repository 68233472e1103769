import * as z from 'zod/mini';

/** Everything that names the party. Nothing of it stands in a component. */
export const Party = z.object({
  name: z.string(),
  shortName: z.string(),
  /** One line each, e.g. three short sentences; the last one is set in the primary colour. */
  slogan: z.array(z.string()),
  /** Two or three sentences under the slogan. */
  introduction: z.string(),
  principles: z.array(z.object({ title: z.string(), text: z.string() })),
  address: z.string(),
  /** E.164. */
  phone: z.string(),
  email: z.string(),
  /** E.164 number of the messaging line. */
  whatsapp: z.string(),
  whatsappGreeting: z.string(),
  /** Container id of the tag manager, e.g. `GTM-ABC123`; empty: none is ever loaded. */
  tagManagerId: z.string(),
  social: z.object({
    x: z.string(),
    facebook: z.string(),
    instagram: z.string(),
    youtube: z.string(),
  }),
  donation: z.object({
    heading: z.string(),
    text: z.string(),
    accountName: z.string(),
    iban: z.string(),
    note: z.string(),
    facts: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
});
export type Party = z.infer<typeof Party>;
