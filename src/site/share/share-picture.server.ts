import { crc32 } from 'node:zlib';
import type { Tagged } from '../../platform/page-cache/tagged-cache.server.ts';
import type { Page, PageScope } from '../page.ts';
import type { Fonts, ShareText } from './compose.ts';

/** A drawn picture, kept until what it says changes. */
export class SharePicture implements Tagged {
  readonly png: Buffer;
  readonly etag: string;
  readonly tags: string[];

  constructor(png: Buffer, tags: string[]) {
    this.png = png;
    this.etag = `"${png.length.toString(36)}-${crc32(png).toString(36)}"`;
    this.tags = tags;
  }

  get size(): number {
    return this.png.length + 1024;
  }
}

/** Everything a picture says stands on its page already: nobody can make it say anything else. */
export function shareTextOf({ party }: Pick<PageScope, 'party'>, { head }: Page): ShareText {
  const { title, description, trail = [] } = head;
  return { title, description, kicker: trail.at(-2)?.name ?? '', party: party.name };
}

let fonts: Promise<Fonts> | undefined;

/** Draws a picture. The outlines are read with the first one. */
export async function drawSharePicture(text: ShareText): Promise<Buffer> {
  const [{ composeSharePicture }, { encodePng }] = await Promise.all([
    import('./compose.ts'),
    import('./png.server.ts'),
  ]);
  fonts ??= readFonts();
  return encodePng(composeSharePicture(await fonts, text));
}

async function readFonts(): Promise<Fonts> {
  const [{ Font }, heading, text] = await Promise.all([
    import('./font.ts'),
    import('./fonts/heading.json'),
    import('./fonts/text.json'),
  ]);
  return { heading: new Font(heading.default), text: new Font(text.default) };
}
