import { parentPort } from 'node:worker_threads';
import { checkMarkdown } from './check-markdown.server.ts';
import { type Pictures, renderMarkdown } from './markdown.server.ts';

/* A separate thread, so that a long or hostile text does not block the server. */

export type MarkupTask =
  | { kind: 'render'; markdown: string; pictures: Pictures }
  | { kind: 'check'; markdown: string };

/** Longer HTML is made only by texts that repeat one long address thousands of times. */
const LONGEST_HTML = 10_000_000;

parentPort?.on('message', (task: MarkupTask) => {
  try {
    if (task.kind === 'check') return parentPort?.postMessage(checkMarkdown(task.markdown));
    const rendered = renderMarkdown(task.markdown, task.pictures);
    parentPort?.postMessage(rendered.html.length > LONGEST_HTML ? null : rendered);
  } catch {
    parentPort?.postMessage(null);
  }
});
