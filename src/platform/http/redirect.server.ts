import type { FastifyReply } from 'fastify';

/**
 * Redirects to where something is now. Browsers keep a 301 for good unless told otherwise, and
 * content that moves away and comes back would lead them in circles.
 */
export const redirect = (reply: FastifyReply, path: string): FastifyReply =>
  reply.header('Cache-Control', 'no-cache').redirect(path, 301);
