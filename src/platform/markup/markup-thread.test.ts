import { expect, it } from 'vitest';
import { renderMarkdown } from './markdown.server.ts';
import { MarkupThread, renderBody } from './render-body.server.ts';

const render = (markdown: string) => ({ kind: 'render', markdown, pictures: new Map() }) as const;
const hostile = '- a\n'.repeat(50_000);

it('a long text is rendered in a thread as a short one is', async () => {
  const text = `# Başlık\n\n${'Söz **söz**.\n\n'.repeat(2000)}`;
  expect(await renderBody(text)).toEqual(renderMarkdown(text));
});

it('a text that takes too long or too much memory is refused, and the next one is rendered', async () => {
  const hurried = new MarkupThread({ timeLimitMs: 1 });
  expect(await hurried.run(render(hostile))).toBeNull();

  const small = new MarkupThread({ memoryMb: 24 });
  expect(await small.run(render(hostile))).toBeNull();
  expect(await small.run(render('Söz.'))).toEqual(renderMarkdown('Söz.'));

  const repeated = `[x]: /${'a'.repeat(100_000)}\n\n${'[x] '.repeat(25_000)}`;
  await expect(renderBody(repeated)).rejects.toMatchObject({
    faults: { body: { rule: 'tooComplex' } },
  });
});

it('no more texts than a limit wait', async () => {
  const thread = new MarkupThread({ mostWaiting: 1 });
  const first = [thread.run(render('a')), thread.run(render('b'))];
  await expect(thread.run(render('c'))).rejects.toMatchObject({ status: 503 });
  expect(await Promise.all(first)).toEqual([renderMarkdown('a'), renderMarkdown('b')]);
});

it('the HTML of another site becomes Markdown in a thread, and one that takes too long does not', async () => {
  const origin = 'https://eski.example';
  const picture = `<img src="${origin}/a.jpg" alt="Kıyı">`;
  const html = `<p>Söz <a href="${origin}/2020/kiyi/">kıyı</a></p><p>${picture}</p><p>${picture}</p>`;
  const patient = new MarkupThread({ timeLimitMs: 60_000 });
  expect(await patient.run({ kind: 'convert', html, origin })).toEqual({
    markdown: 'Söz [kıyı](/2020/kiyi/)\n\n![Kıyı](import:0)\n\n![Kıyı](import:0)',
    pictures: [`${origin}/a.jpg`],
    lost: [],
  });
  // Of a length that the converter accepts: it needs minutes.
  const adjacent = '<b>x</b>'.repeat(100_000);
  const hurried = new MarkupThread({ timeLimitMs: 100 });
  expect(await hurried.run({ kind: 'convert', html: adjacent, origin })).toBeNull();
  expect(await patient.run({ kind: 'convert', html: '<div>'.repeat(2000), origin })).toBeNull();
  expect(await patient.run({ kind: 'convert', html: '<p>Söz.</p>', origin })).toEqual({
    markdown: 'Söz.',
    pictures: [],
    lost: [],
  });
});
