import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * An access token names a session and its generation and is signed with the installation's key,
 * so it can be made again from the row and nothing secret is stored:
 * base64url of 16 bytes session id, 4 bytes generation, 32 bytes HMAC-SHA-256.
 */
export function makeAccessToken(key: Buffer, sessionId: string, generation: number): string {
  const head = Buffer.alloc(20);
  Buffer.from(sessionId.replaceAll('-', ''), 'hex').copy(head);
  head.writeUInt32BE(generation, 16);
  return Buffer.concat([head, sign(key, head)]).toString('base64url');
}

/** Null for anything that this installation did not sign. */
export function readAccessToken(
  key: Buffer,
  token: string,
): { sessionId: string; generation: number } | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 52 || bytes.toString('base64url') !== token) return null;
  const head = bytes.subarray(0, 20);
  if (!timingSafeEqual(bytes.subarray(20), sign(key, head))) return null;
  const hex = head.toString('hex', 0, 16);
  const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { sessionId, generation: head.readUInt32BE(16) };
}

const sign = (key: Buffer, head: Buffer) =>
  createHmac('sha256', key).update('access-token').update(head).digest();
