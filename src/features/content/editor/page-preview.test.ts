import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';

let test: TestApp;
let editor: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor', { name: 'Elif', surname: 'Karahan' });
  editor = await test.signIn('editor');
});
afterAll(() => test.close());

const preview = (payload: object, headers = editor) =>
  test.call({ method: 'POST', url: '/api/contents/preview-page', payload, headers });

describe('the page of a content that is being written', () => {
  it('is the page of readers, also before anything is stored', async () => {
    const reply = await preview({
      title: 'Kıyılar halkındır',
      body: '## Ne istiyoruz\n\n<script>alert(1)</script> Söz[^1].\n\n[^1]: Kaynak',
      category: 'basinAciklamalari',
      author: 'Elif Karahan',
    });
    expect(reply.statusCode, reply.body).toBe(200);
    const { html, sheets } = reply.json().data;
    expect(html).toMatch(/<h1[^>]*>Kıyılar halkındır<\/h1>/);
    expect(html).toContain('<h2 id="ne-istiyoruz">Ne istiyoruz</h2>');
    expect(html).toContain('role="doc-endnotes"');
    expect(html).toContain('<header');
    expect(html).not.toMatch(/<script/);
    expect(sheets.length).toBeGreaterThan(0);
  });

  it('has what is typed, not what is stored, and stores nothing', async () => {
    const created = await test.call({
      method: 'POST',
      url: '/api/contents',
      payload: { title: 'Saklanan başlık', category: 'haberler', body: 'Saklanan metin.' },
      headers: editor,
    });
    const { id, version } = created.json().data;
    const reply = await preview({ id, title: 'Yazılan başlık', body: 'Yazılan metin.' });
    const { html } = reply.json().data;
    expect(html).toContain('Yazılan metin.');
    expect(html).not.toContain('Saklanan');
    const url = `/api/contents/${id}/edit`;
    const stored = await test.call({ method: 'GET', url, headers: editor });
    expect(stored.json().data).toMatchObject({ version, title: 'Saklanan başlık' });
  });

  it('is shown while a title and a category are missing, and refuses what no content may be', async () => {
    expect((await preview({})).statusCode).toBe(200);
    expect((await preview({ body: 'x'.repeat(300_000) })).statusCode).toBe(422);
  });
});
