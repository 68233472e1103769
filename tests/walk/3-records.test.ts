import { describe, expect, it } from 'vitest';
import { openOwnDemo } from '../harness/open-demo.ts';
import { adminCalls } from './admin-calls.ts';
import { readPage } from './read-page.ts';

const { server } = await openOwnDemo();
const { call, firstOf } = adminCalls(server.origin);

describe('a membership application', async () => {
  const { id } = await firstOf('/applications?status=inReview&pageSize=1');
  const note = { adminNote: 'Belgeler tamam.' };
  await call('PUT', `/applications/${id}/note`, note);
  const { data } = await call('GET', `/applications/${id}`);
  it.each([
    ['3.35', 'occupation', /\S{3}/],
    ['3.36', 'city', /^\d{1,2}$/],
    ['3.37', 'district', /\S{3}/],
    ['3.38', 'education', /^\w{3}/],
    ['3.39', 'tcKimlikNo', /^•+\d{4}$/],
    ['3.40', 'tcSerialNumber', /^•+\d{3}$/],
    ['3.41', 'adminNote', /^Belgeler tamam\.$/],
    ['3.42', 'status', /^inReview$/],
    ['3.43', 'phone', /^\+90\d{10}$/],
    ['3.44', 'address', /\S{3}/],
    ['3.45', 'createdAt', /^20\d\d-\d\d-\d\dT[\d:.]+Z$/],
  ])('%s has the field %s', (_, field, value) => {
    expect(String(data[field])).toMatch(value);
  });
});

describe('a blog content', () => {
  const write = (change: object) => {
    const content = { title: 'Kıyıda bir sabah', category: 'haberler', body: 'Metin.' };
    return call('POST', '/contents', { ...content, ...change });
  };

  it('3.46 3.47 has a title and a text, which is stored and sent as Markdown', async () => {
    const body = '## Başlık\n\n- *bir*\n- **iki**';
    const { data } = await write({ body, state: 'published' });
    const reply = await fetch(`${server.origin}/api/contents/${data.id}`);
    const { data: read } = (await reply.json()) as { data: object };
    expect(read).toMatchObject({ title: 'Kıyıda bir sabah', body });
    const { main } = await readPage(server.origin, String(data.path));
    expect(main).toContain('<strong>iki</strong>');
  });

  it('3.49 has a picture and attachments', async () => {
    const withCover = await firstOf('/contents?category=liberalSiyaset&pageSize=1');
    expect(withCover.cover).toMatchObject({ width: 1200, alt: expect.stringMatching(/\S{5}/) });
    const report = await firstOf('/contents?category=raporlar&pageSize=1');
    const { data } = await call('GET', `/contents/${report.id}`);
    expect(data.attachments).toEqual([
      expect.objectContaining({ mediaId: expect.any(String), title: expect.any(String) }),
    ]);
  });

  it.each([
    ['3.50', 'teskilatCalismalari'],
    ['3.51', 'ziyaretler'],
    ['3.52', 'makaleler'],
    ['3.53', 'basinAciklamalari'],
    ['3.54', 'haberler'],
  ])('%s 3.48 has a category, which can be %s', async (_, category) => {
    const { status, data } = await write({ category });
    expect([status, data.category]).toEqual([201, category]);
  });

  it('3.48 has no other category', async () => {
    expect((await write({ category: 'spor' })).status).toBe(422);
  });
});
