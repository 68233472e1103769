import { hash, randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { PLAYERS } from '../markup/video-address.ts';

const EVERY_ANSWER: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
};

/**
 * Headers of every answer: names and values alternately. If the public address is https, browsers
 * have to use https for this host for two years; for its subdomains too if this is set.
 */
export function commonHeaders(publicUrl: string, withSubdomains: boolean): string[] {
  const headers = Object.entries(EVERY_ANSWER).flat();
  if (publicUrl.startsWith('https:'))
    headers.push(
      'Strict-Transport-Security',
      `max-age=63072000${withSubdomains ? '; includeSubDomains' : ''}`,
    );
  return headers;
}

/** The same for a public page with these inline scripts, `common` ones included. */
export const pageHeaders = (common: string[], inlineScripts: string[]): string[] => [
  'Content-Type',
  'text/html; charset=utf-8',
  'Vary',
  'Accept-Encoding',
  'Content-Security-Policy',
  hashedPolicy(inlineScripts),
  ...common,
];

/** The headers of a page with a video, which may show the players of these sites. */
export function allowPlayers(headers: string[]): string[] {
  const at = headers.indexOf('Content-Security-Policy') + 1;
  return headers.with(at, `${headers[at]}; frame-src ${PLAYERS.join(' ')}`);
}

/** The headers of a page with an inline style of exactly this text. */
export function allowStyle(headers: string[], text: string): string[] {
  const at = headers.indexOf('Content-Security-Policy') + 1;
  const policy = (headers[at] ?? '').replace(
    /style-src [^;]*/,
    (own) => `${own} ${scriptHash(text)}`,
  );
  return headers.with(at, policy);
}

/** Sets headers that are given as names and values alternately. */
export function sendHeaders(reply: FastifyReply, headers: string[]): void {
  for (let i = 0; i < headers.length; i += 2) reply.header(headers[i] as string, headers[i + 1]);
}

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

/** Policy of a worker that runs WebAssembly. */
export const DECODER_POLICY =
  "default-src 'none'; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

/** The source expression of a policy for an inline script or style with exactly this text. */
export const scriptHash = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

/** Policy of cached pages: inline scripts are named by hash, since a nonce may not be repeated. */
function hashedPolicy(inlineScripts: string[]): string {
  const hashes = inlineScripts.map(scriptHash);
  return [...BASE, `script-src 'self' ${hashes.join(' ')}`, "style-src 'self'"].join('; ');
}

/**
 * Policy of the dashboard's document, which is rendered for each request. There text can become markup
 * only through the Trusted Types policies of `src/ui/trusted-html.ts` and `src/dashboard/kit/strict-
 * policy.ts`; `own-worker` names the threads that change pictures.
 */
export function noncePolicy(nonce: string): string {
  return [
    ...BASE,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "require-trusted-types-for 'script'",
    'trusted-types own-html own-worker default',
  ].join('; ');
}

export const newNonce = () => randomBytes(16).toString('base64');
