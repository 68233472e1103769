import { EventEmitter, once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { Front } from './front.server.ts';

const MOST_PAGES = 100;

const front = new Front({
  isFull: () => false,
  answerBusy: (_request, response) => response.writeHead(503).end(),
  log: () => {},
});
const server = createServer((request, response) => {
  if (front.refuses(request, response)) return;
  const file = new PassThrough();
  file.write('the first bytes');
  file.pipe(response);
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Requests a file and does not read it. */
async function open(): Promise<number | undefined> {
  const { port } = server.address() as AddressInfo;
  const [response] = await once(get({ port, agent: false, path: '/a-file' }), 'response');
  return (response as IncomingMessage).statusCode;
}

it('slow downloads of files do not count against the limit of pages', async () => {
  for (let n = 0; n < MOST_PAGES; n++) expect(await open()).toBe(200);
  expect(await open()).toBe(200);
});

it('refusals are sent at a bounded rate, and none to a client that has disconnected', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const answered: ServerResponse[] = [];
  const full = new Front({
    isFull: () => true,
    answerBusy: (_request, response) => answered.push(response),
    log: () => {},
  });
  const request = { url: '/', method: 'GET', headers: {} } as IncomingMessage;
  const responses = Array.from({ length: 25 }, () => new EventEmitter() as ServerResponse);
  for (const response of responses) expect(full.refuses(request, response)).toBe(true);
  expect(answered.length).toBeLessThan(responses.length);
  const [left, ...others] = responses.reverse() as [ServerResponse, ...ServerResponse[]];
  left.emit('close');
  vi.advanceTimersByTime(1000);
  expect(answered).toEqual(others.reverse());
});

it('a form has more places than other requests, because its reply contains what was typed', () => {
  const [others, forms] = [400, 100];
  const busy = new Front({ isFull: () => false, answerBusy: () => {}, log: () => {} });
  const send = (headers: IncomingMessage['headers']) => {
    const response = new EventEmitter() as ServerResponse;
    const request = { url: '/uye-olun', method: 'POST', headers } as IncomingMessage;
    return { isRefused: busy.refuses(request, response), end: () => response.emit('close') };
  };
  const sendForm = () => send({ 'content-type': 'application/x-www-form-urlencoded' });
  const sendJson = () => send({ 'content-type': 'application/json' });
  for (let n = 0; n < others; n++) expect(sendJson().isRefused).toBe(false);
  expect(sendJson().isRefused).toBe(true);
  const sent = Array.from({ length: forms }, sendForm);
  expect(sent.filter(({ isRefused }) => isRefused)).toEqual([]);
  expect(sendForm().isRefused).toBe(true);
  sent[0]?.end();
  expect(sendJson().isRefused).toBe(true);
  expect(sendForm().isRefused).toBe(false);
});
