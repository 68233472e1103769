import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Takes JSON and nothing else; any other type is 415. A body of no bytes is no body, whatever type
 * its headers name: programs send the type with every request.
 */
export function parseJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request: FastifyRequest, body: string, done) => {
      if (body === '') done(null, undefined);
      else void parse(request, body, done);
    },
  );
}
