import * as z from 'zod/mini';
import { LIMITS } from '../schema.ts';

/** `q` finds parts of words, whatever their Turkish letters. */
export const ChoiceFilter = z.strictObject({
  q: z.optional(z.string().check(z.trim(), z.maxLength(LIMITS.author))),
});
export type ChoiceFilter = z.infer<typeof ChoiceFilter>;

/** A tag, and how many contents have it. */
export const TagChoice = z.object({ tag: z.string(), count: z.int() });
export type TagChoice = z.infer<typeof TagChoice>;

/** A person of the party, who can be the author of a content. */
export const AuthorChoice = z.object({ id: z.uuid(), name: z.string(), duty: z.string() });
export type AuthorChoice = z.infer<typeof AuthorChoice>;

/** The content of which this one becomes a translation; null: it is a translation no longer. */
export const TranslationLink = z.strictObject({ of: z.nullable(z.uuid()) });
export type TranslationLink = z.infer<typeof TranslationLink>;
