import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Accepts only JSON; any other type is 415. An empty body counts as no body, even if the headers name
 * a type: some programs send the type with every request.
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
