import type { FastifyReply } from 'fastify';
import { Refusal } from '../../platform/errors.ts';
import { STATUS_CODES } from '../../platform/http/node-http.server.ts';

/**
 * Replies to a program that admission refused, with `Retry-After`; throws every other error again.
 */
export function answerTooBusy(reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof Refusal) || (error.status !== 503 && error.status !== 429)) throw error;
  return reply
    .code(error.status)
    .header('Retry-After', String(error.details.seconds ?? 10))
    .header('Cache-Control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${error.status} ${STATUS_CODES[error.status]}`);
}
