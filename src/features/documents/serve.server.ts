import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../platform/services.server.ts';
import { readRange } from './byte-range.ts';
import { findPdf } from './operations.server.ts';
import { DOCUMENT_KINDS, DOCUMENTS, type DocumentKind, pdfPath } from './schema.ts';

const FILE = /^([a-z-]{1,60})-([1-9]\d{0,3})\.pdf$/;
const KINDS = new Map<string, DocumentKind>(
  DOCUMENT_KINDS.map((kind) => [DOCUMENTS[kind].slice(1), kind]),
);

/**
 * Serves the PDFs of all versions, whole or in parts. A version never changes, so its file may be
 * cached for a long time; the ETag is the checksum of the file. The file is sent as a download,
 * because a PDF may contain scripts; our viewer loads it with JavaScript instead.
 */
export function serveDocuments(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { file: string } }>('/belgeler/:file', async (request, reply) => {
    const [, slug = '', number] = FILE.exec(request.params.file) ?? [];
    const kind = KINDS.get(slug);
    const pdf = kind && (await findPdf(services.db, kind, Number(number)));
    if (!pdf) return reply.callNotFound();
    const tag = `"${pdf.checksum.slice(0, 32)}"`;
    const name = pdfPath(kind, Number(number)).split('/').at(-1);
    const headers = {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'public, max-age=604800',
      'Accept-Ranges': 'bytes',
      ETag: tag,
    };
    if (isKnown(request, tag)) return reply.code(304).headers(headers).send();
    const range = wantedRange(request, tag, pdf.bytes);
    if (range === 'impossible') return refuseRange(reply, pdf.bytes);
    // HEAD sends only the headers, but the framework would read the whole file.
    const part = request.method === 'HEAD' ? { start: 0, end: 0 } : (range ?? undefined);
    const found = await services.store.read(pdf.fileKey, part);
    if (!found) return reply.callNotFound();
    if (range) {
      reply.code(206).header('Content-Range', `bytes ${range.start}-${range.end}/${found.size}`);
    }
    return reply
      .headers(headers)
      .header('Content-Length', range ? range.end - range.start + 1 : found.size)
      .send(found.stream);
  });
}

/** Whether the browser already has this file. */
function isKnown(request: FastifyRequest, tag: string): boolean {
  const known = request.headers['if-none-match'];
  return (
    known === '*' ||
    (known?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) ?? false)
  );
}

/** If the file has changed since the first part, the client gets the whole file, not a wrong part. */
function wantedRange(request: FastifyRequest, tag: string, size: number) {
  const begun = request.headers['if-range'];
  if (request.method !== 'GET' || (begun !== undefined && begun !== tag)) return null;
  return readRange(request.headers.range, size);
}

function refuseRange(reply: FastifyReply, size: number): FastifyReply {
  return reply
    .code(416)
    .header('Content-Range', `bytes */${size}`)
    .type('text/plain; charset=utf-8')
    .send('416 Range Not Satisfiable');
}
