import { afterAll, beforeAll, expect, it } from 'vitest';
import { activeParts, harmIn, proseIn } from '../../../tests/harness/inert.ts';
import { INJECTIONS, MARKUP_INJECTIONS } from '../../../tests/harness/injections.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';

let test: TestApp;
let editor: Record<string, string>;

beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor');
  editor = await test.signIn('editor');
});
afterAll(() => test.close());

async function publish(change: object): Promise<string> {
  const payload = { title: 'Metin', category: 'haberler', state: 'published', ...change };
  const reply = await test.call({ method: 'POST', url: '/api/contents', payload, headers: editor });
  expect(reply.statusCode, reply.body.slice(0, 300)).toBe(201);
  const page = await test.call({ method: 'GET', url: reply.json().data.path });
  expect(page.statusCode).toBe(200);
  return page.body;
}

/** The texts in parts that fit into one request. */
function parts(): string[] {
  const all: string[] = [''];
  for (const text of INJECTIONS) {
    const last = all.at(-1) as string;
    if (last.length + text.length > 30_000) all.push(text);
    else all[all.length - 1] = `${last}\n\n${text}`;
  }
  return all;
}

it('texts that try to run a script are inert in the preview and on the page', async () => {
  const usual = activeParts(await publish({ body: 'Söz.' }));
  for (const body of parts()) {
    const preview = await test.call({
      method: 'POST',
      url: '/api/contents/preview',
      payload: { body },
      headers: editor,
    });
    expect(preview.statusCode).toBe(200);
    expect(harmIn(preview.json().data.html)).toEqual([]);
    const page = await publish({ body });
    expect(harmIn(proseIn(page))).toEqual([]);
    expect(activeParts(page)).toEqual(usual);
  }
});

it('so are titles, summaries and names of authors', async () => {
  const usual = activeParts(
    await publish({ title: 'Başlık', summary: 'Özet', author: 'Ayşe', body: 'a' }),
  );
  for (const markup of MARKUP_INJECTIONS) {
    // Such a character is refused.
    const text = markup.replace('\u202e', '');
    const title = `Ad ${text}`.slice(0, 200);
    const page = await publish({ title, summary: text, author: text.slice(0, 120), body: 'a' });
    // Related articles have these titles too.
    expect(activeParts(page), text).toEqual(usual);
  }
});

it('a text of 200,000 characters is rendered and checked while others are answered', async () => {
  const body = `${'- Söz\n'.repeat(33_000)}\n\n[buraya](/a)`;
  const long = test.call({
    method: 'POST',
    url: '/api/contents/preview',
    payload: { body },
    headers: editor,
  });
  const answered: string[] = [];
  await Promise.all([
    long.then(() => answered.push('long')),
    test.call({ method: 'GET', url: '/healthz' }).then(() => answered.push('health')),
  ]);
  expect(answered).toEqual(['health', 'long']);
  const { html, checks } = (await long).json().data;
  expect(html.match(/<li>/g)).toHaveLength(33_000);
  expect(checks).toEqual([{ kind: 'linkText', line: 33_003, text: 'buraya' }]);
});
