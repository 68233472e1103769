import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

/** Passes a request on to the product and its answer back. */
export function handOver(request: IncomingMessage, response: ServerResponse, url: string | null) {
  if (url === null) {
    response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', refresh: '2' });
    response.end('The product does not run at present: see the terminal.');
    return;
  }
  const { method, headers } = request;
  const onward = ask(new URL(request.url ?? '/', url), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.once('error', () => response.destroy());
  response.once('close', () => onward.destroy());
  request.pipe(onward);
}
