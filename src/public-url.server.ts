import type { Environment } from './platform/environment.server.ts';

/** Hosts that mean "every address of this machine", which is an address nobody can visit. */
const EVERYWHERE = new Set(['0.0.0.0', '::', '[::]', '::0', '0']);

type Told = Pick<Environment, 'publicUrl' | 'host' | 'port'>;

/** The address visitors use, without a trailing slash: the one that is told, or this machine's. */
export function publicUrlOf({ publicUrl, host, port }: Told): string {
  if (publicUrl) return publicUrl;
  if (EVERYWHERE.has(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** What the operator should know of it; null: nothing. */
export function publicUrlWarning({ publicUrl, host, port }: Told): string | null {
  if (publicUrl || !EVERYWHERE.has(host)) return null;
  return `HOST ${host} is open to other machines, but PUBLIC_URL is not set: links, e-mails and search engines are given http://localhost:${port}. Set PUBLIC_URL to the address visitors use.`;
}
