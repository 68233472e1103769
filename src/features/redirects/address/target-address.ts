import { isAllowedLink } from '../../../platform/markup/allowed-link.ts';

/** Where a redirect may lead: a path of this site or an https address, as it is sent. Or null. */
export function targetAddress(address: string): string | null {
  if (!isAllowedLink(address)) return null;
  if (address.startsWith('/')) {
    const url = URL.parse(address, 'http://x.invalid');
    return url?.host === 'x.invalid' ? url.pathname + url.search + url.hash : null;
  }
  const url = URL.parse(address);
  const isPlain = url?.protocol === 'https:' && url.hostname.includes('.');
  return isPlain && !url.username && !url.password ? url.href : null;
}
