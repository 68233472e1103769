const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/;
const LONGEST = 100;

/**
 * The host from which a visitor came, as it is counted: in lower case, without `www.`, `m.` and the
 * port. Empty if it is not the name of a site.
 */
export function sourceHost(host: string): string {
  const name = host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^(?:www|m|l)\./, '');
  return name.length <= LONGEST && HOST.test(name) ? name : '';
}
