import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { StoredManifest } from './manifest.ts';
import { keyFor, keyOfPassphrase, SALT_BYTES } from './passphrase-key.server.ts';

type Signature = NonNullable<StoredManifest['signature']>;

const PURPOSE = 'ufuk backup manifest 1';

export async function sign(text: string, passphrase: string): Promise<Signature> {
  const salt = randomBytes(SALT_BYTES);
  const mac = await macOf(text, passphrase, salt);
  return { salt: salt.toString('base64'), mac: mac.toString('base64') };
}

/** Whether somebody who knew the passphrase has written this text. */
export async function isSignedBy(
  passphrase: string,
  { salt, mac }: Signature,
  text: string,
): Promise<boolean> {
  const wanted = await macOf(text, passphrase, Buffer.from(salt, 'base64'));
  const given = Buffer.from(mac, 'base64');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

async function macOf(text: string, passphrase: string, salt: Buffer): Promise<Buffer> {
  const key = keyFor(PURPOSE, await keyOfPassphrase(passphrase, salt));
  return createHmac('sha256', key).update(text).digest();
}
