import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import type { Records } from './records.ts';

/** Every route of the API as `GET /api/contents/:id`, with its right and the roles that have it. */
export const RIGHTS: Record<string, string> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../docs/rights.json'), 'utf8'),
);

/** An id that nothing has. */
export const SOMETHING = '7b0f1c1e-3f5c-4b39-9b76-0d7f6d1b7a10';

/** The kind of record that a route with an id is about; null: none that belongs to a branch. */
export function recordOf(route: string): keyof Records | null {
  const kinds: [string, keyof Records][] = [
    ['/api/applications', 'application'],
    ['/api/messages', 'message'],
    ['/api/contents', 'content'],
    ['/api/media', 'media'],
    ['/api/meetings', 'meeting'],
    ['/api/people', 'person'],
    ['/api/auth/users', 'user'],
    ['/api/branches', 'branch'],
  ];
  return kinds.find(([path]) => route.includes(` ${path}`))?.[1] ?? null;
}

export const pathWith = (route: string, id: string, other = id): string =>
  (route.split(' ')[1] as string)
    .replace(':otherId', other)
    .replace(':attachmentId', SOMETHING)
    .replace(':revisionId', SOMETHING)
    .replace(':emailId', SOMETHING)
    .replace(':id', id)
    .replace(':key', '1')
    .replace(':slug', 'yok')
    .replace(':kind', 'charter');

/**
 * What a call about one record needs beside its id, so that it is valid and the record is looked for.
 * Routes without a line take an empty body.
 */
interface Sent {
  body?: object;
  query?: string;
  /** A file under the name `file`. */
  upload?: { name: string; type: string; bytes: Buffer };
}

const NO_WORDS = { tr: '', en: '', de: '', es: '' };
const TEXT = { title: 'Başlık', category: 'haberler', version: 1 };
const REASON = 'Sınama için sorulan bir gerekçe.';
/** One white dot. */
const PICTURE = {
  name: 'nokta.png',
  type: 'image/png',
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
    'base64',
  ),
};

const SENT: Record<string, Sent> = {
  'PUT /api/applications/updateApplicationStatus/:id': {
    body: { status: 'inReview', version: 1 },
  },
  'PUT /api/applications/:id/note': { body: { adminNote: 'x', version: 1 } },
  'PUT /api/applications/:id/assignment': { body: { assignedTo: null, version: 1 } },
  'PUT /api/applications/:id/branch': { body: { branchId: null, reason: REASON, version: 1 } },
  'PUT /api/applications/:id/decision': {
    body: { decisionNumber: '2026/14', decisionDate: '2026-11-01', version: 1 },
  },
  'POST /api/applications/:id/attachments': { query: 'kind=other', upload: PICTURE },
  'POST /api/applications/:id/proof': { body: { revealReason: REASON } },
  'POST /api/applications/:id/reopen': {
    body: { correctionReason: REASON, message: REASON, version: 1 },
  },
  'POST /api/applications/:id/reveal': { body: { field: 'tcKimlikNo', revealReason: REASON } },
  'POST /api/applications/:id/status-email': { body: { status: 'inReview' } },
  'PUT /api/messages/:id': { body: { state: 'answered', assignedTo: null, version: 1 } },
  'PUT /api/messages/:id/note': { body: { note: 'x', version: 1 } },
  'POST /api/messages/:id/reply': { body: { text: 'x', version: 1 } },
  'PUT /api/contents/:id': { body: TEXT },
  'PUT /api/contents/:id/pending': { body: TEXT },
  'PUT /api/contents/:id/day': { body: { day: '2026-12-01', version: 1 } },
  'PUT /api/contents/:id/source': { body: { of: SOMETHING, version: 1 } },
  'PUT /api/contents/:id/translation': { body: { of: SOMETHING } },
  'DELETE /api/contents/:id': { query: 'version=1' },
  'DELETE /api/contents/:id/pending': { query: 'version=1' },
  'POST /api/contents/:id/revisions/:revisionId/restore': { body: { version: 1 } },
  'PUT /api/media/:id': {
    body: { name: 'Ad', alt: '', caption: '', credit: '', focusX: 50, focusY: 50, version: 1 },
  },
  'POST /api/media/:id/replace': { upload: PICTURE },
  'PUT /api/meetings/:id': {
    body: {
      title: 'Toplantı',
      summary: '',
      body: '',
      startsAt: '2026-12-01T10:00:00Z',
      endsAt: '2026-12-01T12:00:00Z',
      place: '',
      address: '',
      province: '',
      onlineUrl: '',
      audience: '',
      state: 'planned',
      version: 0,
    },
  },
  'PUT /api/people/:id': {
    body: {
      name: 'Ad Soyad',
      duty: '',
      quote: '',
      translations: Object.fromEntries(
        ['en', 'de', 'es'].map((locale) => [locale, { duty: '', quote: '' }]),
      ),
      province: '',
      biography: '',
      timeline: [],
      boards: [],
      portraitId: null,
      version: 1,
    },
  },
  'PUT /api/branches/:id': {
    body: {
      address: '',
      phone: '',
      email: '',
      mapUrl: '',
      hours: NO_WORDS,
      links: { x: '', facebook: '', instagram: '', youtube: '' },
      pictureId: null,
      foundedOn: '',
      texts: NO_WORDS,
      version: 1,
    },
  },
  'PUT /api/branches/:id/people': { body: { people: [], chairId: null, version: 1 } },
  'PUT /api/auth/users/:id': {
    body: {
      username: 'yeni-ad',
      email: 'yeni-ad@ufuk.test',
      role: 'editor',
      status: 'active',
      panelAccess: true,
      name: '',
      surname: '',
      phone: '',
      address: '',
      version: 1,
    },
  },
};

const BOUNDARY = 'sube-sinamasi';

/** The options of a request of this route, `GET /api/contents/:id`, with a valid query and body. */
export function sentWith(route: string): Pick<InjectOptions, 'payload' | 'headers' | 'query'> {
  const { body, query = '', upload } = SENT[route] ?? {};
  const sent = { query: Object.fromEntries(new URLSearchParams(query)) };
  if (upload)
    return {
      ...sent,
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      payload: Buffer.concat([
        Buffer.from(
          `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${upload.name}"\r\ncontent-type: ${upload.type}\r\n\r\n`,
        ),
        upload.bytes,
        Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
      ]),
    };
  return /^(?:POST|PUT) /.test(route) ? { ...sent, payload: body ?? {} } : sent;
}
