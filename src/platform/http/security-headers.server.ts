import { hash, randomBytes } from 'node:crypto';

/** Headers of every answer, page or not. */
export const COMMON_HEADERS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
};

/**
 * Sent only where the visitor's address is https, since it binds the host to it for two years; its
 * subdomains too where the setting says so.
 */
export const strictTransport = (withSubdomains: boolean): string[] => [
  'Strict-Transport-Security',
  `max-age=63072000${withSubdomains ? '; includeSubDomains' : ''}`,
];

const BASE = [
  "default-src 'none'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** How a policy names an inline script of exactly this text. */
export const scriptHash = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

/** Policy of cached pages: inline scripts are named by hash, since a nonce may not be repeated. */
export function hashedPolicy(inlineScripts: string[]): string {
  const hashes = inlineScripts.map(scriptHash);
  return [...BASE, `script-src 'self' ${hashes.join(' ')}`, "style-src 'self'"].join('; ');
}

/**
 * Policy of the dashboard's document, which is made anew for each request. Text becomes markup there
 * only under the policies of `src/ui/trusted-html.ts` and `src/dashboard/strict-policy.ts`.
 */
export function noncePolicy(nonce: string): string {
  return [
    ...BASE,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "require-trusted-types-for 'script'",
    'trusted-types own-html default',
  ].join('; ');
}

export const newNonce = () => randomBytes(16).toString('base64');
