import type { FastifyReply } from 'fastify';

/**
 * Redirects permanently to a new address. Without `no-cache` browsers would cache a 301 for ever, and
 * content that moves away and back would cause a redirect loop.
 */
export const redirect = (reply: FastifyReply, path: string): FastifyReply =>
  reply.header('Cache-Control', 'no-cache').redirect(path, 301);
