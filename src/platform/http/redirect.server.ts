import type { FastifyReply } from 'fastify';

/**
 * Redirects to a new address, permanently unless `isTemporary`. Without `no-cache` browsers would cache
 * a 301 for ever, and content that moves away and back would cause a redirect loop.
 */
export const redirect = (reply: FastifyReply, path: string, isTemporary = false): FastifyReply =>
  reply.header('Cache-Control', 'no-cache').redirect(path, isTemporary ? 302 : 301);
