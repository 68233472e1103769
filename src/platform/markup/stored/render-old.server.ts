import { Invalid } from '../../errors.ts';
import type { Operation } from '../../operation.server.ts';
import { RENDERER_VERSION } from './renderer-version.ts';

/** How many texts are read at a time. */
const PORTION = 20;
/** How many texts one run renders; the job runs again within minutes. */
const MOST = 10_000;

/** Stored texts whose HTML is from an earlier version of the renderer. */
export interface OldTexts<Text extends { id: string }> {
  /** At most `count` texts in the order of their ids, after the text `after`. */
  read(after: string | null, count: number): Promise<Text[]>;
  /**
   * Renders a text and stores the HTML, unless the text has changed since it was read. Throws
   * `Invalid` if it cannot be rendered.
   */
  render(text: Text): Promise<void>;
  /** Stores this version of the renderer, so that a text that it cannot render is not tried again. */
  keep(text: Text): Promise<void>;
}

/**
 * Renders old texts again, one after another. A text that cannot be rendered is logged and keeps its
 * HTML. One that fails for another reason does not keep the others back; its error is thrown at the
 * end.
 */
export async function renderOld<Text extends { id: string }>(
  op: Operation,
  texts: OldTexts<Text>,
  signal: AbortSignal,
): Promise<void> {
  const failed: unknown[] = [];
  let after: string | null = null;
  for (let done = 0; done < MOST; done += PORTION) {
    const portion: Text[] = await texts.read(after, PORTION);
    for (const text of portion) {
      if (signal.aborted) return;
      await renderOne(op, texts, text).catch((error: unknown) => failed.push(error));
    }
    after = portion.at(-1)?.id ?? null;
    if (portion.length < PORTION) break;
  }
  if (failed.length > 0) throw failed[0];
}

async function renderOne<Text extends { id: string }>(
  op: Operation,
  texts: OldTexts<Text>,
  text: Text,
): Promise<void> {
  try {
    await texts.render(text);
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    op.log({ text: text.id, renderer: RENDERER_VERSION }, 'a text cannot be rendered again');
    await texts.keep(text);
  }
}
