import * as z from 'zod/mini';
import { Picture } from '../content/schema.ts';

export const BOARDS = ['chair', 'presidency', 'executive'] as const;

export const Person = z.object({
  slug: z.string(),
  name: z.string(),
  duty: z.string(),
  quote: z.string(),
  biography: z.string(),
  boards: z.array(z.enum(BOARDS)),
  portrait: z.nullable(Picture),
});
export type Person = z.infer<typeof Person>;
