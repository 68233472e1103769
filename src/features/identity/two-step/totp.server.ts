import { Secret, TOTP } from 'otpauth';

/** What every authenticator app understands; many ignore any other setting. */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 };
/** Steps by which a clock may be off, either way. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** A new shared secret in base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/**
 * The 30-second step since 1970 whose code this is, around `now`; null when it is none. Blanks and
 * dashes in it do not count.
 */
export function findStep(secret: string, typed: string, now: Date): number | null {
  const code = typed.replace(/[\s\p{Pd}]/gu, '');
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    ...SETTINGS,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp,
    window: WINDOW,
  });
  return delta === null ? null : TOTP.counter({ period: SETTINGS.period, timestamp }) + delta;
}

/** `otpauth://…`, as an authenticator reads it off a QR code. */
export const setUpUri = (secret: string, party: string, email: string): string =>
  new TOTP({ ...SETTINGS, issuer: party, label: email, secret }).toString();
