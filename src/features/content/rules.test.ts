import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { findFaults } from '../../dashboard/kit/form/resolver.ts';
import { STOPS_PUBLISHING } from '../../platform/markup/text-faults.ts';
import { uploadMark } from '../../platform/markup/upload-mark.ts';
import { emptyFields } from './dashboard/editor/editor-fields.ts';
import { contentRules, contentWords } from './dashboard/editor/editor-rules.ts';
import { content } from './dashboard/text/tr.ts';
import { notReady, READY_RULES } from './rules.ts';

let test: TestApp;
let editor: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor');
  editor = await test.signIn('editor');
});
afterAll(() => test.close());

const mediaId = '7b0f1c1e-3f5c-4b39-9b76-0d7f6d1b7a10';
const good = { title: 'Yayıma hazır haber', category: 'haberler', body: 'Metin.' } as const;
const EARLIER = '2020-01-01T00:00:00.000Z';
const LATER = '2090-01-01T00:00:00.000Z';
type State = 'published' | 'scheduled';
/** What is wrong, the field that is named, the rule of `notReady` or null for that of a field alone. */
const REFUSALS: [string, string, (typeof READY_RULES)[number] | null, object, State?][] = [
  ['no category', 'category', null, { category: '' }],
  ['a title of two letters', 'title', null, { title: 'ab' }],
  ['no title', 'title', null, { title: '' }],
  ['an address with spaces', 'slug', null, { slug: 'Yanlış Adres' }],
  ['too long a summary', 'summary', null, { summary: 'a'.repeat(301) }],
  ['no text', 'body', 'bodyRequired', { body: ' ' }],
  [
    'a picture without alternative text',
    'body',
    'pictureAltRequired',
    { body: `![](/media/${mediaId}/640.webp)` },
  ],
  [
    'a picture that is not uploaded',
    'body',
    'pictureNotUploaded',
    { body: uploadMark('a.jpg', 7) },
  ],
  [
    'a cover without alternative text',
    'cover.alt',
    'coverAltRequired',
    { cover: { mediaId, alt: '', caption: '', credit: '', decorative: false } },
  ],
  ['a time that is over', 'publishedAt', 'scheduleInFuture', { publishedAt: EARLIER }, 'scheduled'],
  ['a date in the future', 'publishedAt', 'publishedInFuture', { publishedAt: LATER }],
  ['an end that is over', 'unpublishAt', 'unpublishInFuture', { unpublishAt: EARLIER }],
];

it('each rule for publishing is among the refusals below, and has words for the editor', () => {
  const walked = new Set(REFUSALS.flatMap(([, , rule]) => rule ?? []));
  expect([...walked].sort()).toEqual([...READY_RULES].sort());
  const problems: Record<string, string> = content.editor.problem;
  const dates = ['scheduleInFuture', 'publishedInFuture', 'unpublishInFuture'];
  const shown = READY_RULES.filter((rule) => !dates.includes(rule));
  // The pictures of the text are listed one by one, as the preview answers them.
  for (const rule of shown.filter((one) => one !== 'pictureAltRequired'))
    expect(problems[rule], rule).toBeTruthy();
  for (const kind of STOPS_PUBLISHING) expect(content.desk.check[kind], kind).toBeTruthy();
});

it.each(REFUSALS)(
  '%s is refused by the server, and named before by the editor',
  async (_, field, rule, change, state = 'published') => {
    const fields = { ...emptyFields('Elif'), ...good, ...change };
    const payload = { ...fields, state };
    const reply = await test.call({
      method: 'POST',
      url: '/api/contents',
      payload,
      headers: editor,
    });
    expect(reply.statusCode, reply.body).toBe(422);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
    if (rule)
      expect(
        notReady(
          fields,
          state,
          test.now.value,
          rule === 'pictureAltRequired' ? [{ number: 1, line: 1 }] : [],
        )[field]?.rule,
      ).toBe(rule);

    // Dates are chosen and checked in the dialog itself.
    if (field === 'publishedAt' || field === 'unpublishAt') return;
    if (rule === 'pictureAltRequired') {
      const { body } = fields;
      const preview = await test.call({
        method: 'POST',
        url: '/api/contents/preview',
        payload: { body },
        headers: editor,
      });
      const kinds = preview.json().data.checks.map(({ kind }: { kind: string }) => kind);
      expect(kinds.some((kind: never) => STOPS_PUBLISHING.includes(kind))).toBe(true);
      return;
    }
    const say = (key: string) => key;
    const found = await findFaults(
      say,
      contentWords(say),
      contentRules(say, fields, state),
      fields,
    );
    expect('faults' in found && Object.keys(found.faults)).toEqual([field]);
  },
);
