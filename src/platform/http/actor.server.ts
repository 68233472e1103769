import type { FastifyRequest } from 'fastify';
import type { RequestActor } from '../operation.server.ts';
import type { Right } from '../rights.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session the bearer token belongs to; a visitor without one. */
    actor: RequestActor;
  }
  interface FastifyContextConfig {
    /** Who may call the route at all; a route without a right is not mounted. */
    right?: Right;
    /** Open to who has yet to set up the second step that the role asks for. */
    beforeTwoStep?: boolean;
    /** Part of signing in by password: refused where an outside provider signs people in. */
    ownIssuerOnly?: boolean;
    /**
     * Needs the password entered within the last minutes: `always`, refused before anything of the
     * request is read, or `sometimes`, where the operation decides by what is asked for.
     */
    confirmation?: 'always' | 'sometimes';
    /** Skips the session look-up: the route answers everybody alike. */
    withoutSession?: boolean;
    /** Fields that this route calls otherwise: their names under `platform:fields`. */
    fieldNames?: Record<string, string>;
  }
}

/** The token of `Authorization: Bearer …`, or null. Longer ones than we ever make are no token. */
export function bearerToken(request: Pick<FastifyRequest, 'headers'>): string | null {
  const match = /^Bearer ([\w.-]{1,512})$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}
