import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { isPublicAddress, Outgoing } from '../../src/platform/outgoing/outgoing.server.ts';

export interface ReceivedWebhook {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface WebhookReceiver {
  /** The address of one of its endpoints; each path is an endpoint. */
  url(path?: string): string;
  received: ReceivedWebhook[];
  /** What arrived at a path. */
  at(path: string): ReceivedWebhook[];
  /** How the next requests are answered; 204 if left out. Cleared with {@link forget}. */
  answer: (response: ServerResponse, request: ReceivedWebhook) => void;
  forget(): void;
  close(): Promise<void>;
}

const accept = (response: ServerResponse) => void response.writeHead(204).end();

/** A real server on this machine that receives webhooks. */
export async function openWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request;
    const one = { path, headers, body: await text(request).catch(() => '') };
    receiver.received.push(one);
    receiver.answer(response, one);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const receiver: WebhookReceiver = {
    url: (path = '/') => `http://receiver.example:${port}${path}`,
    received: [],
    at: (path) => receiver.received.filter((one) => one.path === path),
    answer: accept,
    forget() {
      receiver.received.length = 0;
      receiver.answer = accept;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => void server.close(done));
    },
  };
  return receiver;
}

const NAMES: Record<string, string[]> = {
  'receiver.example': ['127.0.0.1'],
  'private.example': ['10.0.0.7'],
  'mapped.example': ['::ffff:10.0.0.7'],
  'half-private.example': ['127.0.0.1', '192.168.1.9'],
};

/**
 * The client of the product, for which this machine's 127.0.0.1 counts as a public address and http is
 * enough; it knows the names of this file only.
 */
export const outgoingToReceiver = () =>
  new Outgoing(
    (address) => address === '127.0.0.1' || isPublicAddress(address),
    async (name) =>
      (NAMES[name] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    true,
  );
