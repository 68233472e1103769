import { Invalid } from '../errors.ts';
import { TaskThread } from '../task-thread.server.ts';
import { type CheckedMarkdown, checkMarkdown } from './check-markdown.server.ts';
import { type Pictures, type RenderedMarkdown, renderMarkdown } from './markdown.server.ts';
import type { MarkupTask } from './markup.worker.server.ts';

/** Renders, checks and converts long texts; the most hostile ones take half a second each. */
export class MarkupThread extends TaskThread<MarkupTask> {
  constructor(settings: ConstructorParameters<typeof TaskThread>[1] = {}) {
    super('src/platform/markup/markup.worker.server.ts', settings);
  }
}

/**
 * Longer texts are rendered in a thread. A hostile text of this length takes up to 40 ms, a usual one
 * 3 ms.
 */
const AT_ONCE = 10_000;

/** The instance that this server uses. */
const thread = new MarkupThread();

/**
 * Markdown of any length to safe HTML. A picture in `pictures` is shown in all its sizes.
 * @param field is named if the text needs too much time or memory: 422
 * @throws Refusal 503 when too many long texts are already waiting
 */
export async function renderBody(
  markdown: string,
  pictures: Pictures = new Map(),
  field = 'body',
): Promise<RenderedMarkdown> {
  if (markdown.length <= AT_ONCE) return renderMarkdown(markdown, pictures);
  return renderInThread(markdown, pictures, field);
}

/** As {@link renderBody}, always in the thread: for many texts that nobody waits for. */
export async function renderInThread(
  markdown: string,
  pictures: Pictures = new Map(),
  field = 'body',
): Promise<RenderedMarkdown> {
  return orInvalid(await thread.run({ kind: 'render', markdown, pictures }), field);
}

/** What the site does not show of a text, and what its author should improve; see {@link renderBody}. */
export async function checkBody(markdown: string, field = 'body'): Promise<CheckedMarkdown> {
  if (markdown.length <= AT_ONCE) return checkMarkdown(markdown);
  return orInvalid(await thread.run({ kind: 'check', markdown }), field);
}

function orInvalid<Result>(result: Result | null, field: string): Result {
  if (result) return result;
  throw new Invalid({ [field]: { rule: 'tooComplex' } });
}
