import type { FastifyRequest } from 'fastify';
import type { RequestActor } from '../actor.ts';
import type { Right } from '../rights.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The user whose session the bearer token belongs to; without a token a visitor. */
    actor: RequestActor;
  }
  interface FastifyContextConfig {
    /** Which roles may call the route; a route without a right is not mounted. */
    right?: Right;
    /** Allowed for users who still have to set up the second step that their role requires. */
    beforeTwoStep?: boolean;
    /** Part of signing in by password: refused if users sign in at an outside provider. */
    ownIssuerOnly?: boolean;
    /**
     * Needs a password entered within the last minutes: `always`: checked before the request is read;
     * `sometimes`: the operation decides, depending on the request.
     */
    confirmation?: 'always' | 'sometimes';
    /** Why a change that only admins may make needs no confirmation. */
    unconfirmed?: string;
    /** Does not look up the session: the route returns the same reply to everyone. */
    withoutSession?: boolean;
    /** Fields with another name on this route: their keys under `platform:fields`. */
    fieldNames?: Record<string, string>;
  }
}

/** The token of `Authorization: Bearer …`, or null. Longer values than any token of ours are ignored. */
export function bearerToken(request: Pick<FastifyRequest, 'headers'>): string | null {
  const match = /^Bearer ([\w.-]{1,512})$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}
