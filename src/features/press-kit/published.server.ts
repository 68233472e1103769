import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/client.server.ts';
import { sendStored } from '../../platform/http/send-stored.server.ts';
import type { Services } from '../../platform/services.server.ts';
import { isId } from '../../platform/slug.ts';
import { findPrintFile, printHeaders, printTag } from '../media/operations.server.ts';
import { PRINT_FORMATS } from '../media/schema.ts';
import { type InEachLanguage, pressFileName, pressPicturePath } from './contract.ts';

export interface OfferedPicture {
  mediaId: string;
  captions: InEachLanguage;
  credit: string;
  alt: string;
  inlineSvg: string;
  width: number;
  height: number;
  widths: number[];
}

/* The queries are named, so that PostgreSQL prepares each once per connection. */
const PICTURES = `select k.media_id as "mediaId", k.captions, k.credit, m.alt, m.inline_svg as "inlineSvg",
    m.width, m.height, m.widths
  from press_kit_pictures k join media m on m.id = k.media_id`;

export async function readOfferedPictures(db: Database): Promise<OfferedPicture[]> {
  const { rows } = await db.$client.query<OfferedPicture>({
    name: 'press-kit-pictures',
    text: `${PICTURES} order by k.position, k.media_id`,
  });
  return rows;
}

/** Null: the press kit does not offer this picture. */
export async function findOfferedPicture(db: Database, id: string): Promise<OfferedPicture | null> {
  const { rows } = await db.$client.query<OfferedPicture>({
    name: 'press-kit-picture',
    text: `${PICTURES} where k.media_id = $1::uuid`,
    values: [id],
  });
  return rows[0] ?? null;
}

export async function readBoilerplate(db: Database): Promise<InEachLanguage | null> {
  const { rows } = await db.$client.query<{ boilerplate: InEachLanguage }>({
    name: 'press-kit-boilerplate',
    text: 'select boilerplate from press_kit',
  });
  return rows[0]?.boilerplate ?? null;
}

/** Serves the pictures of the press kit for print. Any other picture of the library has no such file. */
export function servePressPictures(app: FastifyInstance, { db, store }: Services): void {
  for (const format of PRINT_FORMATS)
    app.get<{ Params: { id: string } }>(pressPicturePath(':id', format), async (request, reply) => {
      const { id } = request.params;
      const picture = isId(id) ? await findOfferedPicture(db, id) : null;
      const file = picture && (await findPrintFile(store, picture, format));
      if (!file) return reply.callNotFound();
      return sendStored(request, reply, store, {
        ...file,
        tag: printTag(id, format),
        headers: printHeaders(pressFileName(id), format),
      });
    });
}
