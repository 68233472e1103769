import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

/** Forwards a request to the product and sends its answer back. */
export function forward(request: IncomingMessage, response: ServerResponse, url: string | null) {
  if (url === null) {
    response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', refresh: '2' });
    response.end('The product does not run now: see the terminal.');
    return;
  }
  const { method, headers } = request;
  const forwarded = ask(new URL(request.url ?? '/', url), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  forwarded.once('error', () => response.destroy());
  response.once('close', () => forwarded.destroy());
  request.pipe(forwarded);
}
