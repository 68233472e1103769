import { media } from '../../src/features/media/tables.server.ts';
import type { Queryable } from '../../src/platform/database/client.server.ts';

interface FileParts {
  /** The name of the field. */
  field?: string;
  /** As the browser names it. */
  type?: string;
}

/** One file as the form of a browser sends it. */
export function fileForm(
  bytes: Uint8Array | string,
  name: string,
  { field = 'file', type = '' }: FileParts = {},
): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(Buffer.from(bytes))], { type }), name);
  return form;
}

/** The same for `test.call`, with further headers. */
export async function filePayload(
  headers: Record<string, string>,
  ...file: Parameters<typeof fileForm>
) {
  const request = new Request('http://ufuk.test/', { method: 'POST', body: fileForm(...file) });
  return {
    method: 'POST' as const,
    headers: { ...headers, 'content-type': request.headers.get('content-type') as string },
    payload: Buffer.from(await request.arrayBuffer()),
  };
}

/** A row of the library, without files in the store; returns its id. */
export async function addMedia(
  { db }: { db: Queryable },
  values: Partial<typeof media.$inferInsert> = {},
): Promise<string> {
  const [row] = await db
    .insert(media)
    .values({
      width: 800,
      height: 1000,
      widths: [320, 640, 800],
      originalName: 'a.png',
      bytes: 1,
      ...values,
    })
    .returning({ id: media.id });
  return row?.id as string;
}
