/** Why a document did not open; each has its own message. */
export type Failure = 'missing' | 'broken' | 'unreachable';

/** The failure for an error of pdf.js. Its errors can only be distinguished by their names. */
export function failureOf(error: unknown): Failure {
  const { name, status } = error as { name?: string; status?: number };
  if (name === 'InvalidPDFException' || name === 'PasswordException') return 'broken';
  if (status === 404 || status === 410) return 'missing';
  return 'unreachable';
}
