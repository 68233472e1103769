import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { APPLY_PATH } from '../../tests/harness/application-form.ts';
import { FORM_HEADERS } from '../../tests/harness/form-body.ts';
import { nextAddress } from '../servers/strangers.ts';

/** A form to send, and a typed value that no other form has. */
export interface PreparedForm {
  body: string;
  email: string;
}

export interface Reply {
  /** 0 when the connection broke. */
  status: number;
  /** From the planned time of sending until the whole answer was read. */
  ms: number;
  code: string | null;
  retryAfter: boolean;
  /** Whether the page in the reply contains what was typed. */
  keepsTyped: boolean;
}

/**
 * Sends the forms at a constant rate a second, each from another network, without waiting for the
 * answers of earlier ones: a slow server does not reduce the rate. Resolves with all answers.
 */
export async function sendForms(
  origin: string,
  forms: PreparedForm[],
  rate: number,
): Promise<Reply[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const start = performance.now();
  const replies: Promise<Reply>[] = [];
  for (const [n, form] of forms.entries()) {
    const planned = start + (n * 1000) / rate;
    const early = planned - performance.now();
    if (early > 1) await wait(early);
    replies.push(sendOne(agent, origin, form, planned));
  }
  const all = await Promise.all(replies);
  agent.destroy();
  return all;
}

function sendOne(
  agent: Agent,
  origin: string,
  { body, email }: PreparedForm,
  planned: number,
): Promise<Reply> {
  const headers = {
    ...FORM_HEADERS,
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': nextAddress(),
  };
  return new Promise((resolve) => {
    const fail = () =>
      resolve({
        ...{ status: 0, ms: performance.now() - planned },
        ...{ code: null, retryAfter: false, keepsTyped: false },
      });
    const sent = request(origin + APPLY_PATH, { method: 'POST', agent, headers }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      reply.once('error', fail);
      reply.once('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          ms: performance.now() - planned,
          code: /kod=(B-[\w-]+)$/.exec(reply.headers.location ?? '')?.[1] ?? null,
          retryAfter: reply.headers['retry-after'] !== undefined,
          keepsTyped: text.includes(email),
        }),
      );
    });
    sent.once('error', fail);
    sent.end(body);
  });
}
