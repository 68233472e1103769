import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SlowLine {
  /** Without a slash at the end. */
  origin: string;
  close(): void;
}

/**
 * Passes a site on as it is, and each of its pages in the parts that `cut` makes of it; every part
 * but the first waits until `ready` answers.
 */
export async function openSlowLine(
  origin: string,
  cut: (html: string) => string[],
  ready: () => Promise<unknown>,
): Promise<SlowLine> {
  const server = createServer(async (request, reply) => {
    const answer = await fetch(origin + request.url);
    const type = answer.headers.get('content-type') ?? '';
    reply.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) {
      reply.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const [first, ...rest] = cut(await answer.text());
    reply.write(first);
    for (const part of rest) {
      await ready();
      reply.write(part);
    }
    reply.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
