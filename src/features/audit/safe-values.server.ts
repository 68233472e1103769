const SECRET = new Set(
  'password passwords parola hash hashes secret secrets token tokens code codes cookie cookies otp'.split(
    ' ',
  ),
);

/** The words of a key: "recoveryCodes" → recovery, codes */
const wordsOf = (key: string): string[] => key.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];

/** Events are stored for longer than the data they describe, so they must not contain secrets. */
function refuseSecrets(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    // A boolean is allowed, because it only shows whether a secret exists: `hasPassword`.
    if (typeof part !== 'boolean' && wordsOf(key).some((word) => SECRET.has(word.toLowerCase())))
      throw new Error(`An audit event must not hold ${key}.`);
    refuseSecrets(part);
  }
}

/** Text as PostgreSQL returns it: without NUL and without unpaired surrogates. */
export const storable = (text: string): string => text.replaceAll('\0', '\ufffd').toWellFormed();

/**
 * Values as jsonb returns them, so that a row has the same text when it is read as when it was
 * sealed: dates become text, and values that JSON does not support are removed.
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
