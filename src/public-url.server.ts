import type { Environment } from './platform/environment.server.ts';

/** Hosts that mean "every address of this machine"; visitors cannot open them. */
const EVERYWHERE = new Set(['0.0.0.0', '::', '[::]', '::0', '0']);

type AddressSettings = Pick<Environment, 'publicUrl' | 'host' | 'port'>;

/** The address visitors use, without a trailing slash: PUBLIC_URL, or this machine's address. */
export function publicUrlOf({ publicUrl, host, port }: AddressSettings): string {
  if (publicUrl) return publicUrl;
  if (EVERYWHERE.has(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** A warning for the operator about the public address; null: none. */
export function publicUrlWarning({ publicUrl, host, port }: AddressSettings): string | null {
  if (publicUrl || !EVERYWHERE.has(host)) return null;
  return `HOST ${host} is open to other machines, but PUBLIC_URL is not set: links, e-mails and search engines are given http://localhost:${port}. Set PUBLIC_URL to the address visitors use.`;
}
