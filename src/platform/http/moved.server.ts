import type { FastifyReply } from 'fastify';

/**
 * Leads to where something is now. Browsers keep a 301 for good unless told otherwise, and a piece
 * that moves away and comes back would lead them in circles.
 */
export const leadTo = (reply: FastifyReply, path: string): FastifyReply =>
  reply.header('Cache-Control', 'no-cache').redirect(path, 301);
