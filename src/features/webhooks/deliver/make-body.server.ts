import type { Queryable } from '../../../platform/database/client.server.ts';
import { readPublishedById } from '../../content/operations.server.ts';
import { TEST_EVENT } from '../schema.ts';
import type { webhookDeliveries } from '../tables.server.ts';

/** Beyond this, the text of the content is left out. */
export const MOST_BYTES = 256 * 1024;

type Delivery = Pick<
  typeof webhookDeliveries.$inferSelect,
  'event' | 'contentId' | 'title' | 'path' | 'createdAt'
>;

/**
 * The body of a message, with the content as the public sees it now: a late message never brings back
 * an older text. Null if the event is no longer true: then a later message says what is.
 */
export async function makeBody(
  db: Queryable,
  delivery: Delivery,
  origin: string,
): Promise<string | null> {
  const { event, createdAt } = delivery;
  const data = event === TEST_EVENT ? {} : await dataOf(db, delivery, origin);
  if (!data) return null;
  const write = (value: object) =>
    JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data: value });
  const body = write(data);
  return Buffer.byteLength(body) > MOST_BYTES
    ? write({ ...data, body: undefined, html: undefined })
    : body;
}

async function dataOf(db: Queryable, delivery: Delivery, origin: string) {
  const { event, contentId: id, title, path } = delivery;
  if (!id) return null;
  const content = await readPublishedById(db, id, origin);
  if (event === 'content.unpublished') return content ? null : { id, title, url: origin + path };
  if (event === 'content.changed') return content;
  return event === `content.${content?.state}` ? content : null;
}
