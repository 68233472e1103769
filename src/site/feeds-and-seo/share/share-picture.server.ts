import { crc32 } from 'node:zlib';
import type { SharpConstructor } from 'sharp';
import type { Tagged } from '../../../platform/page-cache/tagged-cache.server.ts';
import type { Page, PageScope } from '../../kit/page.ts';
import type { ShareLook, ShareText } from './compose.server.ts';
import type { Faces } from './face.server.ts';

/** A rendered picture, cached until its texts change. */
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

/** All texts of a picture come from the page, so a request cannot put other texts into it. */
export function shareTextOf({ party }: Pick<PageScope, 'party'>, { head }: Page): ShareText {
  const { title, description } = { ...head, ...head.sharing };
  const { trail = [] } = head;
  return { title, description, kicker: trail.at(-2)?.name ?? '', party: party.name };
}

/** The picture of the party itself. */
export const partyTextOf = ({ party }: Pick<PageScope, 'party'>): ShareText => ({
  ...{ title: party.name, description: party.slogan.join(' '), kicker: '', party: '' },
});

let faces: Promise<Faces> | undefined;
let renderer: Promise<SharpConstructor> | undefined;

/**
 * The server opens only SVG, and only SVG that it has written itself. The logo in it is a PNG file that
 * the image process has made.
 */
async function openRenderer(): Promise<SharpConstructor> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  return sharp;
}

/** Renders a picture as PNG. The libraries are loaded with the first picture. */
export async function renderSharePicture(text: ShareText, look: ShareLook): Promise<Buffer> {
  const [{ composeSharePicture }, { readFaces }] = await Promise.all([
    import('./compose.server.ts'),
    import('./face.server.ts'),
  ]);
  faces ??= readFaces();
  renderer ??= openRenderer();
  const svg = composeSharePicture(await faces, text, look);
  const sharp = await renderer;
  // Half the work of the default level, for 20 % more bytes.
  return sharp(Buffer.from(svg)).png({ compressionLevel: 2 }).toBuffer();
}
