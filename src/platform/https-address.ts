import * as z from 'zod/mini';
import { oneLine } from './typed-text.ts';

/** Whether this is a whole https address of a host on the internet, without a name or password in it. */
export function isHttpsAddress(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.hostname.includes('.') && !url.username && !url.password;
}

/** A field for an https address; it may be empty. */
export const httpsLine = (max: number, rule = 'httpsLink') =>
  oneLine(max).check(z.refine((text) => text === '' || isHttpsAddress(text), { params: { rule } }));
