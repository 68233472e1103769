import type { FastifyInstance, FastifyRequest } from 'fastify';
import { plainAddress } from '../network.server.ts';
import { type OpenSpan, runAs, tracerInUse, type Work } from '../tracing/tracer.server.ts';

declare module 'fastify' {
  interface FastifyRequest {
    work: Work | null;
  }
}

/**
 * Statements and jobs of a request get its id, and if traces are on, spans below its own. A trusted
 * proxy's trace is continued.
 */
export function traceRequests(
  server: FastifyInstance,
  isTrusted: (address: string) => boolean,
): void {
  server.decorateRequest('work', null);
  server.addHook('onRequest', (request, _reply, done) => {
    request.work = { requestId: request.id, span: startSpan(request, isTrusted) };
    runAs(request.work, done);
  });
  // Events of the body, which was read meanwhile, are not a part of what began above.
  server.addHook('preValidation', (request, _reply, done) => {
    if (request.work) runAs(request.work, done);
    else done();
  });
  server.addHook('onResponse', async ({ work, method, routeOptions }, reply) => {
    const span = work?.span;
    if (!span) return;
    const status = reply.raw.statusCode;
    const route = routeOptions.url;
    span.rename(route ? `${method} ${route}` : method);
    span.set({ 'http.response.status_code': status, ...(route && { 'http.route': route }) });
    span.end(status >= 500 ? String(status) : undefined);
  });
}

function startSpan(
  { id, method, headers, socket, routeOptions }: FastifyRequest,
  isTrusted: (address: string) => boolean,
): OpenSpan | null {
  const tracer = tracerInUse();
  // Health checks and metrics.
  if (!tracer || routeOptions.logLevel === 'warn') return null;
  const { traceparent } = headers;
  const isContinued =
    typeof traceparent === 'string' && isTrusted(plainAddress(socket.remoteAddress ?? ''));
  return tracer.start({
    name: method,
    kind: 'server',
    attributes: { 'http.request.method': method, 'ufuk.request.id': id },
    parent: isContinued ? traceparent : null,
  });
}
