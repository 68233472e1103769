/** Why a document did not open; each has its own words. */
export type Failure = 'missing' | 'broken' | 'unreachable';

/** What an error of pdf.js means to a reader. Its errors are told apart by name alone. */
export function failureOf(error: unknown): Failure {
  const { name, status } = error as { name?: string; status?: number };
  if (name === 'InvalidPDFException' || name === 'PasswordException') return 'broken';
  if (status === 404 || status === 410) return 'missing';
  return 'unreachable';
}
