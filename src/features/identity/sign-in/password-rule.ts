/** The specification: at least 10 characters with upper case, lower case, digits and special characters. */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 200;

/**
 * Each part of the rule, for a list that is checked off during typing. Letters of every script
 * count.
 */
export const PASSWORD_PARTS = {
  long: (password: string) => [...password.normalize('NFC')].length >= PASSWORD_MIN,
  upper: (password: string) => /\p{Lu}/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
} as const;
export type PasswordPart = keyof typeof PASSWORD_PARTS;

export const missingParts = (password: string): PasswordPart[] =>
  (Object.keys(PASSWORD_PARTS) as PasswordPart[]).filter((part) => !PASSWORD_PARTS[part](password));
