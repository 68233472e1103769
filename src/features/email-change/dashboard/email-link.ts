import { ApiError } from '../../../dashboard/session/api-error.ts';
import { session } from '../../../dashboard/session/session.ts';
import { EmailLinkReply } from '../schema.ts';

/** Unknown to the server, or nothing it would ever have written: not that it is away or busy. */
export const isDead = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || 'token' in error.fields);

/** What a link would do. Throws an ApiError. */
export async function readLink(token: string, signal: AbortSignal): Promise<EmailLinkReply> {
  const body = { token };
  const reply = await session.requestOpenly('/api/auth/email-link', {
    method: 'POST',
    body,
    signal,
  });
  return EmailLinkReply.parse((reply as { data?: unknown } | null)?.data);
}

/** Does what a link says. Throws an ApiError. */
export const followLink = (token: string) =>
  session.requestOpenly('/api/auth/email-link/use', { method: 'POST', body: { token } });
