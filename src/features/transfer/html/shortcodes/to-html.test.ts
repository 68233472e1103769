import { expect, it } from 'vitest';
import { costRatio } from '../../../../../tests/harness/cpu-time.ts';
import { shortcodesToHtml } from './to-html.ts';

const NO_FILES = { byId: () => null, ofEntry: () => [], ofPage: () => null };
const LENGTH = 600_000;
const repeated = (part: string) => part.repeat(LENGTH / part.length);

// They are replaced on the server's own thread.
it.each([
  '<code>',
  '<pre><code>',
  '[a "',
  '[a ="',
  '[vc_x a="',
  '[caption]<a <img ',
  '[[b',
  '[/c]',
])('a long text of %j takes at most twenty times as long as an ordinary one', (part) => {
  const read = (html: string) => () => void shortcodesToHtml(html, NO_FILES);
  const usual = repeated(
    '<p>Bir <code>söz</code> ve [caption]<img src="a.jpg">Liman[/caption]</p>\n',
  );
  expect(costRatio(read(repeated(part)), read(usual))).toBeLessThan(20);
});
