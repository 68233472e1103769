import {
  bytesOfId,
  idOfBytes,
  readToken,
  signToken,
} from '../../../platform/signed-token.server.ts';

const PURPOSE = 'access-token';

/** An access token names a session and its generation: 16 bytes id, 4 bytes generation. */
export function makeAccessToken(key: Buffer, sessionId: string, generation: number): string {
  const name = Buffer.alloc(20);
  bytesOfId(sessionId).copy(name);
  name.writeUInt32BE(generation, 16);
  return signToken(key, PURPOSE, name);
}

/** Null for anything that this installation did not sign. */
export function readAccessToken(
  key: Buffer,
  token: string,
): { sessionId: string; generation: number } | null {
  const name = readToken(key, PURPOSE, 20, token);
  return name && { sessionId: idOfBytes(name), generation: name.readUInt32BE(16) };
}
