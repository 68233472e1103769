import { type Choice, CONSENT_COOKIE, CONSENT_VALID_S } from './consent.ts';

/** The names of all cookies of the measurement tags begin like this. */
const MEASURING = /^_g(a|id|at|cl)[\w.-]{0,60}$/;
/** More cookies than the tags write. */
const MAX_DELETED = 20;

/**
 * `Set-Cookie` values of a choice. A refusal also deletes what the tags have written: the request
 * names those cookies, and a cookie is deleted only under the domain for which it was set.
 */
export function consentCookies(choice: Choice, origin: string, sent = ''): string[] {
  const { protocol, hostname } = new URL(origin);
  const secure = protocol === 'https:' ? '; Secure' : '';
  const own = `${CONSENT_COOKIE}=${choice}; Path=/; Max-Age=${CONSENT_VALID_S}; SameSite=Lax${secure}`;
  if (choice === 'agreed') return [own];
  const names = sent.split(/; */).map((one) => one.split('=', 1)[0] ?? '');
  const measuring = names.filter((name) => MEASURING.test(name)).slice(0, MAX_DELETED);
  const labels = hostname.split('.');
  const domains = labels.slice(0, -1).map((_, n) => `; Domain=${labels.slice(n).join('.')}`);
  return [
    own,
    ...measuring.flatMap((name) =>
      ['', ...domains].map((domain) => `${name}=; Path=/; Max-Age=0${domain}`),
    ),
  ];
}
