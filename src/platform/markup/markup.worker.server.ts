import { parentPort } from 'node:worker_threads';
import { checkMarkdown } from './check-markdown.server.ts';
import type { ForeignHtml } from './html-to-markdown/foreign-html.server.ts';
import { type Pictures, renderMarkdown } from './markdown.server.ts';

/* A separate thread, so that a long or hostile text does not block the server. */

export type MarkupTask =
  | { kind: 'render'; markdown: string; pictures: Pictures }
  | { kind: 'check'; markdown: string }
  | ({ kind: 'convert' } & ForeignHtml);

/** Longer HTML is made only by texts that repeat one long address thousands of times. */
const LONGEST_HTML = 10_000_000;

parentPort?.on('message', async (task: MarkupTask) => {
  const result = await resultOf(task).catch(() => null);
  parentPort?.postMessage(result);
});

async function resultOf(task: MarkupTask): Promise<unknown> {
  if (task.kind === 'check') return checkMarkdown(task.markdown);
  if (task.kind === 'convert') {
    // Only imports need its libraries.
    const { convertForeignHtml } = await import('./html-to-markdown/foreign-html.server.ts');
    return convertForeignHtml(task);
  }
  const rendered = renderMarkdown(task.markdown, task.pictures);
  return rendered.html.length > LONGEST_HTML ? null : rendered;
}
