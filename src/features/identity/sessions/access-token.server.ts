import {
  bytesOfId,
  idOfBytes,
  readToken,
  signToken,
} from '../../../platform/signed-token.server.ts';

const PURPOSE = 'access-token';

/** An access token contains a session id (16 bytes) and its generation (4 bytes). */
export function makeAccessToken(key: Buffer, sessionId: string, generation: number): string {
  const name = Buffer.alloc(20);
  bytesOfId(sessionId).copy(name);
  name.writeUInt32BE(generation, 16);
  return signToken(key, PURPOSE, name);
}

/** Null if this installation did not sign the token. */
export function readAccessToken(
  key: Buffer,
  token: string,
): { sessionId: string; generation: number } | null {
  const name = readToken(key, PURPOSE, 20, token);
  return name && { sessionId: idOfBytes(name), generation: name.readUInt32BE(16) };
}
