import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The same answers from memory, as they are, or without scripts and fonts. */
export interface ServedSite {
  origin: string;
  close(): Promise<void>;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer;
}

/** Elements of scripts, and links that request a script or a font. */
const SCRIPTS = /<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs;
const REQUESTS =
  /<link\b[^>]*rel="?(?:modulepreload|preload)"?[^>]*as="?(?:font|script)"?[^>]*>|<link\b[^>]*rel="?modulepreload"?[^>]*>/g;
/** Fonts that are loaded; those of the machine stay. */
const FONT_FACES = /@font-face\s*\{[^}]*url\([^}]*\}/g;

const without = (type: string, text: string): string =>
  type.includes('text/html')
    ? text.replaceAll(SCRIPTS, '').replaceAll(REQUESTS, '').replaceAll(FONT_FACES, '')
    : type.includes('text/css')
      ? text.replaceAll(FONT_FACES, '')
      : text;

/**
 * Serves what `origin` answers, each address requested once, so that both sides of a comparison cost
 * the same. `isStripped`: without scripts and fonts.
 */
export async function serveCopy(origin: string, isStripped: boolean): Promise<ServedSite> {
  const known = new Map<string, Promise<Answer>>();
  const server = createServer((request, response) => {
    answer(origin, known, isStripped, request, response).catch((error: Error) => {
      response.writeHead(502).end(error.message);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function answer(
  origin: string,
  known: Map<string, Promise<Answer>>,
  isStripped: boolean,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET') {
    response.writeHead(204).end();
    return;
  }
  const key = `${request.headers.accept ?? ''} ${request.url}`;
  const found = known.get(key) ?? load(origin, request, isStripped);
  known.set(key, found);
  const { status, headers, bytes } = await found;
  response.writeHead(status, headers).end(bytes);
}

const KEPT = ['content-type', 'cache-control', 'content-security-policy', 'location'];

async function load(
  origin: string,
  request: IncomingMessage,
  isStripped: boolean,
): Promise<Answer> {
  const { accept = '*/*' } = request.headers;
  const reply = await fetch(origin + request.url, {
    redirect: 'manual',
    headers: { accept, 'accept-language': 'tr' },
  });
  const headers: Record<string, string> = { vary: 'accept-encoding' };
  for (const name of KEPT) {
    const value = reply.headers.get(name);
    if (value) headers[name] = value;
  }
  const type = headers['content-type'] ?? '';
  const whole = Buffer.from(await reply.arrayBuffer());
  if (!/text|javascript|json|svg/.test(type))
    return { status: reply.status, headers, bytes: whole };
  const text = isStripped ? Buffer.from(without(type, whole.toString())) : whole;
  const takesBrotli = request.headers['accept-encoding']?.includes('br');
  headers['content-encoding'] = takesBrotli ? 'br' : 'gzip';
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
  const bytes = takesBrotli ? brotliCompressSync(text, quality) : gzipSync(text);
  return { status: reply.status, headers, bytes };
}
