import type { FastifyRequest } from 'fastify';
import { unauthenticated } from '../errors.ts';
import { type Actor, VISITOR } from '../operation.server.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session the bearer token belongs to; a visitor without one. */
    actor: Actor;
  }
  interface FastifyContextConfig {
    /** Skips the session look-up: the route answers everybody alike. */
    withoutSession?: boolean;
  }
}

export { VISITOR };

/** The token of `Authorization: Bearer …`, or null. Longer ones than we ever make are no token. */
export function bearerToken(request: Pick<FastifyRequest, 'headers'>): string | null {
  const match = /^Bearer ([\w.-]{1,512})$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

/** Hook for routes that only signed-in staff may call. */
export async function requireSession(request: FastifyRequest): Promise<void> {
  if (request.actor.kind === 'visitor') throw unauthenticated();
}
