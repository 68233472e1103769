import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Delivery {
  /** The parts of a page. */
  cut: (html: string) => string[];
  /** Resolves when the next part may be sent. */
  ready: () => Promise<unknown>;
}

export interface SlowServer {
  /** Without a slash at the end. */
  origin: string;
  /** How the next pages are sent. */
  deliver(delivery: Delivery): void;
  close(): void;
}

/** A proxy that sends each page of a site in parts: every part after the first waits for `ready`. */
export async function openSlowServer(origin: string): Promise<SlowServer> {
  let delivery: Delivery | undefined;
  const server = createServer(async (request, reply) => {
    const answer = await fetch(origin + request.url);
    const type = answer.headers.get('content-type') ?? '';
    const caching = answer.headers.get('cache-control');
    reply.writeHead(answer.status, {
      'content-type': type,
      ...(caching && { 'cache-control': caching }),
    });
    if (!type.startsWith('text/html') || !delivery) {
      reply.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const { cut, ready } = delivery;
    const [first, ...rest] = cut(await answer.text());
    reply.write(first);
    for (const part of rest) {
      await ready();
      reply.write(part);
    }
    reply.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deliver: (next) => {
      delivery = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
