import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProduct, EDITOR, type Product, startProduct } from './product.ts';

/** Words of the content and of the searches. */
const WORDS =
  'deniz kıyı orman enerji okul bütçe vergi emek kadın genç kent ulaşım su tarım adalet hukuk eğitim sağlık konut kitap köprü liman yayla pazar'.split(
    ' ',
  );
export const anyWord = (): string => WORDS[Math.floor(Math.random() * WORDS.length)] as string;
const words = (count: number) => Array.from({ length: count }, anyWord).join(' ');

const CATEGORIES = ['haberler', 'makaleler', 'raporlar', 'basinAciklamalari'];
const PIECES = 200;

export interface SmallProduct extends Product {
  node: string;
  folder: string;
  /** Calls the API, signed in. */
  call(method: string, path: string, body?: object): Promise<{ status: number; data: unknown }>;
  /** Publishes content with invented text. */
  publish(): Promise<{ id: string; version: number }>;
  close(): Promise<void>;
}

/** Starts a product of its own without the demo party and publishes a few items in it. */
export async function openSmallProduct(env: Record<string, string> = {}): Promise<SmallProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'ufuk-bench-'));
  // PostgreSQL may run under another account.
  await chmod(folder, 0o755);
  const copy = await copyProduct(folder);
  const dataDir = join(folder, 'data');
  await mkdir(dataDir, { mode: 0o755 });
  const started = await startProduct({ ...copy, dataDir, env: { DEMO: 'off', ...env } });
  let token = { value: '', until: 0 };
  const product: SmallProduct = {
    ...started,
    node: copy.node,
    folder,
    async call(method, path, body) {
      if (Date.now() > token.until) token = await signIn(started.origin);
      const reply = await fetch(started.origin + path, {
        method,
        headers: {
          authorization: `Bearer ${token.value}`,
          ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        },
        ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      });
      const { data } = (await reply.json()) as { data?: unknown };
      return { status: reply.status, data };
    },
    async publish() {
      const { status, data } = await product.call('POST', '/api/contents', {
        title: `${words(4)} ${Math.random().toString(36).slice(2, 8)}`,
        category: CATEGORIES[Math.floor(Math.random() * CATEGORIES.length)],
        summary: words(12),
        body: words(300),
        state: 'published',
      });
      if (status !== 201) throw new Error(`Content was refused with ${status}.`);
      return data as { id: string; version: number };
    },
    async close() {
      await started.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  for (let n = 0; n < PIECES; n++) await product.publish();
  return product;
}

/** A token lasts 15 minutes; a new one is requested some time before. */
async function signIn(origin: string): Promise<{ value: string; until: number }> {
  const reply = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(EDITOR),
  });
  if (!reply.ok) throw new Error(`The sign-in was refused: ${await reply.text()}`);
  const { accessToken } = (await reply.json()) as { accessToken: string };
  return { value: accessToken, until: Date.now() + 10 * 60_000 };
}
