const SECRET = new Set(
  'password passwords parola hash hashes secret secrets token tokens code codes cookie cookies otp'.split(
    ' ',
  ),
);

/** "recoveryCodes" → recovery, codes */
const wordsOf = (key: string): string[] => key.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];

/** The log outlives whatever it tells of, so nothing that opens anything may enter it. */
function refuseSecrets(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    // Whether there is one may be told: `hasPassword`.
    if (typeof part !== 'boolean' && wordsOf(key).some((word) => SECRET.has(word.toLowerCase())))
      throw new Error(`An audit event must not hold ${key}.`);
    refuseSecrets(part);
  }
}

/** Text as PostgreSQL gives it back: without NUL and halves of surrogate pairs. */
export const storable = (text: string): string => text.replaceAll('\0', '\ufffd').toWellFormed();

/**
 * Values as jsonb gives them back, so that a row read later has the very text it was sealed with:
 * dates are text, what JSON does not know is gone.
 * @throws where a key names a secret
 */
export function safeValues(values: Record<string, unknown> | undefined) {
  if (!values) return null;
  refuseSecrets(values);
  const text = JSON.stringify(values, (_key, part: unknown) =>
    typeof part === 'string' ? storable(part) : part,
  );
  return JSON.parse(text) as Record<string, unknown>;
}
