import * as z from 'zod/mini';

/** A proof has some 750 characters. */
const LONGEST = 2000;

const hex = z.string().check(z.regex(/^[0-9a-f]+$/));

/** A challenge of `altcha-lib` with its solution. Whether we signed it is checked afterwards. */
const Proof = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.string(),
      cost: z.int(),
      data: z.strictObject({
        /** The path of the form's page, without language. */
        form: z.string(),
        /** In seconds since 1970. */
        expiresAt: z.int(),
      }),
      keyLength: z.int(),
      keyPrefix: hex,
      keySignature: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int(), derivedKey: hex }),
});

export type Proof = z.infer<typeof Proof>;

/** Reads a proof as the form sends it: the base64 of its JSON. Null for anything else. */
export function parseProof(text: unknown): Proof | null {
  if (typeof text !== 'string' || text.length > LONGEST) return null;
  try {
    const read = z.safeParse(Proof, JSON.parse(Buffer.from(text, 'base64').toString()));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
