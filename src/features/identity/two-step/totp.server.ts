import { Secret, TOTP } from 'otpauth';
import { CLOCK_ERROR_MS } from '../../../platform/clock-error.ts';
import { compactCode } from '../../../platform/pasted-text.ts';

/** Every authenticator app supports these settings; many ignore any others. */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 };
/** How many steps a clock may be fast or slow. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/**
 * If the last accepted code is so many steps newer than a correct one, the clock was set back since. Without
 * this, no code would be correct until the clock has reached that step again.
 */
export const STEPS_AHEAD = CLOCK_ERROR_MS / 1000 / SETTINGS.period;

/** A new shared secret in base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/**
 * The 30-second step since 1970, around `now`, that the code belongs to; null if there is none.
 * Spaces and dashes in the code are ignored.
 */
export function findStep(secret: string, typed: string, now: Date): number | null {
  const code = compactCode(typed);
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

/** The `otpauth://…` address that an authenticator app reads from a QR code. */
export const setUpUri = (secret: string, party: string, email: string): string =>
  new TOTP({ ...SETTINGS, issuer: party, label: email, secret }).toString();
