import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Keyring } from '../../../platform/encryption/keyring.server.ts';
import type { Services } from '../../../platform/services.server.ts';
import type { users } from '../users/tables.server.ts';

/**
 * Names and options of the sign-in cookies: they are never sent from another site and scripts
 * cannot read them. With https, the browser protects their names: it accepts a `__Host-` cookie
 * only from this host, so that no other host of the domain can set one; the prefix requires the
 * path `/`. The cookies for an identity provider are large, so they are sent only to its own calls,
 * with the prefix `__Secure-`.
 */
export function signInCookies({ publicUrl }: Pick<Services, 'publicUrl'>) {
  const secure = publicUrl.startsWith('https:');
  const guarded = { httpOnly: true, sameSite: 'strict' as const, secure };
  return {
    /** A refresh requires this cookie in addition to the token. */
    session: secure ? '__Host-ufuk_session' : 'ufuk_session',
    device: secure ? '__Host-ufuk_device' : 'ufuk_device',
    options: { ...guarded, path: secure ? '/' : '/api/auth' },
    provider: {
      cookieName: (name: string) => (secure ? `__Secure-${name}` : name),
      options: { ...guarded, path: '/api/auth' },
    },
  };
}

type Owner = Pick<typeof users.$inferSelect, 'id' | 'passwordChangedAt'>;

export const DEVICE_LIFETIME_MS = 180 * 86_400_000;
const ID_BYTES = 16;
const SEAL_BYTES = 16;

/**
 * A cookie identifies a browser in which the user has signed in before, so that failed attempts of
 * strangers never count against it. The cookie proves nothing else, and a new password makes it
 * invalid. It contains the device (an id with its own seal) and the seal that binds the device to
 * its owner.
 */
export function makeDeviceCookie(keys: Keyring, owner: Owner, device: string | null): string {
  const name = device ?? newDevice(keys);
  return `${name}.${ownerSeal(keys, owner, name).toString('base64url')}`;
}

/** The device; null if the cookie was not issued to this user. */
export function readDeviceCookie(
  keys: Keyring,
  owner: Owner | null,
  cookie: string | undefined,
): string | null {
  const device = readDevice(keys, cookie);
  if (!owner || !device) return null;
  const given = Buffer.from((cookie as string).slice(device.length + 1), 'base64url');
  return timingSafeEqual(given, ownerSeal(keys, owner, device)) ? device : null;
}

/** The device of a cookie of any user: only a browser in which a user has signed in has one. */
export function readDevice(keys: Keyring, cookie: string | undefined): string | null {
  const device = /^([\w-]{43})\.[\w-]{43}$/.exec(cookie ?? '')?.[1];
  if (!device) return null;
  const bytes = Buffer.from(device, 'base64url');
  const id = bytes.subarray(0, ID_BYTES);
  return timingSafeEqual(bytes.subarray(ID_BYTES), deviceSeal(keys, id)) ? device : null;
}

function newDevice(keys: Keyring): string {
  const id = randomBytes(ID_BYTES);
  return Buffer.concat([id, deviceSeal(keys, id)]).toString('base64url');
}

const deviceSeal = (keys: Keyring, id: Buffer) =>
  createHmac('sha256', keys.derive('device')).update(id).digest().subarray(0, SEAL_BYTES);

const ownerSeal = (keys: Keyring, owner: Owner, device: string) =>
  createHmac('sha256', keys.derive('device-owner'))
    .update(`${owner.id} ${owner.passwordChangedAt?.getTime() ?? 0} ${device}`)
    .digest();
