import { setTimeout as wait } from 'node:timers/promises';
import { anyWord, type SmallProduct } from '../servers/small-product.ts';

const KINDS = ['cached', 'search', 'missing', 'preview', 'save'] as const;
type Kind = (typeof KINDS)[number];
/** Pause after each request of a kind, in ms. Each kind has one client. */
const PAUSE: Record<Kind, number> = {
  cached: 2,
  search: 40,
  missing: 40,
  preview: 200,
  save: 1000,
};

const PREVIEW = `# Başlık\n\n${'Bir **kalın** sözcük ve bir [bağ](https://ufuk.example). '.repeat(40)}`;

/** Uses the product like visitors and editors, for so long. Returns the number of actions of each kind. */
export async function mixedUse(
  product: SmallProduct,
  ms: number,
): Promise<Record<Kind, number> & { failed: number }> {
  const counts = { cached: 0, search: 0, missing: 0, preview: 0, save: 0, failed: 0 };
  const end = Date.now() + ms;
  const get = async (path: string) => {
    // From many networks, since searches of one network are limited.
    const byte = () => Math.floor(Math.random() * 250);
    const headers = { 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` };
    const reply = await fetch(product.origin + path, { headers });
    await reply.arrayBuffer();
    return reply.status < 500;
  };
  const acts: Record<Kind, () => Promise<boolean>> = {
    cached: () => get('/'),
    search: () =>
      get(
        `/tum-icerikler?ara=${encodeURIComponent(`${anyWord()} ${anyWord()}${Math.floor(Math.random() * 9)}`)}`,
      ),
    missing: () => get(`/haberler/yok-${Math.random().toString(36).slice(2)}`),
    preview: async () =>
      (await product.call('POST', '/api/contents/preview', { body: PREVIEW })).status === 200,
    save: async () => {
      const { id, version } = await product.publish();
      const path = `/api/contents/${id}?version=${version}`;
      return (await product.call('DELETE', path)).status === 200;
    },
  };
  await Promise.all(
    KINDS.map(async (kind) => {
      while (Date.now() < end) {
        const done = await acts[kind]().catch(() => false);
        counts[done ? kind : 'failed']++;
        await wait(PAUSE[kind]);
      }
    }),
  );
  return counts;
}
