import type { FastifyInstance } from 'fastify';
import { sendStored } from '../../platform/http/send-stored.server.ts';
import type { Services } from '../../platform/services.server.ts';
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
    const name = pdfPath(kind, Number(number)).split('/').at(-1);
    return sendStored(request, reply, services.store, {
      key: pdf.fileKey,
      size: pdf.bytes,
      tag: `"${pdf.checksum.slice(0, 32)}"`,
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Cache-Control': 'public, max-age=604800',
      },
    });
  });
}
