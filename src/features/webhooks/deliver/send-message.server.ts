import { createHmac, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Outgoing } from '../../../platform/outgoing/outgoing.server.ts';
import { OutgoingFault } from '../../../platform/outgoing/outgoing-fault.ts';
import { withoutControls } from '../../../platform/typed-text.ts';
import type { FAULTS } from '../contract.ts';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A new secret in the form of Standard Webhooks: `whsec_` and Base64. */
export const makeSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

export interface Message {
  id: string;
  body: string;
}

/**
 * The headers of Standard Webhooks (https://www.standardwebhooks.com): one signature for each secret,
 * over the id, the time of this try and the body.
 */
export function signedHeaders(
  { id, body }: Message,
  secrets: readonly string[],
  now: Date,
): Record<string, string> {
  const seconds = Math.floor(now.getTime() / 1000);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  });
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}

/**
 * The time of an answer, and how large one may be whose beginning is stored. A redirect is an answer
 * without success: the address is wrong.
 */
const LIMITS = { ms: 15_000, bytes: 64 * 1024, redirects: 0 };
const EXCERPT = 200;

export interface Answer {
  /** The HTTP status; null without an answer. */
  status: number | null;
  ms: number;
  /** Null: the receiver has accepted the message. */
  fault: (typeof FAULTS)[number] | null;
  /** The beginning of an answer that is no success. */
  excerpt: string;
}

/** Sends a message once. Throws only if `stop` is aborted. */
export async function sendMessage(
  outgoing: Outgoing,
  url: string,
  message: Message,
  { secrets, now, stop }: { secrets: readonly string[]; now: Date; stop: AbortSignal },
): Promise<Answer> {
  const began = performance.now();
  const headers = signedHeaders(message, secrets, now);
  const answer = await outgoing
    .send({ url, method: 'POST', headers, body: message.body }, LIMITS, read, stop)
    .catch((error: unknown) => {
      stop.throwIfAborted();
      if (!(error instanceof OutgoingFault)) throw error;
      return { status: null, fault: error.reason, excerpt: '' };
    });
  return { ...answer, ms: Math.round(performance.now() - began) };
}

async function read({ status, body }: { status: number; body: Readable }) {
  if (status >= 200 && status < 300) return { status, fault: null, excerpt: '' };
  return { status, fault: 'status' as const, excerpt: await beginningOf(body) };
}

/** What has arrived, also if the rest is too long or too late: the status is what counts. */
async function beginningOf(body: Readable): Promise<string> {
  let text = '';
  try {
    body.setEncoding('utf8');
    for await (const chunk of body) {
      text += chunk;
      if (text.length >= EXCERPT) break;
    }
  } catch {}
  return withoutControls(text.replace(/\s+/g, ' ')).trim().slice(0, EXCERPT);
}
