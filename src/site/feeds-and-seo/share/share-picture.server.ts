import { crc32 } from 'node:zlib';
import type { SharpConstructor } from 'sharp';
import type { Tagged } from '../../../platform/page-cache/tagged-cache.server.ts';
import type { Page, PageScope } from '../../kit/page.ts';
import type { ShareLook, ShareText } from './compose.server.ts';
import type { Faces } from './face.server.ts';
import type { ShareFormat } from './share-path.ts';

/** A rendered picture, cached until its texts change. */
export class SharePicture implements Tagged {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly tags: string[];

  constructor(bytes: Buffer, tags: string[]) {
    this.bytes = bytes;
    this.etag = `"${bytes.length.toString(36)}-${crc32(bytes).toString(36)}"`;
    this.tags = tags;
  }

  get size(): number {
    return this.bytes.length + 1024;
  }
}

/** All texts of a picture come from the page, so a request cannot put other texts into it. */
export function shareTextOf({ party }: Pick<PageScope, 'party'>, { head }: Page): ShareText {
  const { title, description } = { ...head, ...head.sharing };
  const { trail = [] } = head;
  // The home page is named by the slogan, which has lines of its own.
  const isSlogan = party.slogan.length > 1 && title === party.slogan.join(' ');
  return {
    title: isSlogan ? party.slogan : [title],
    ...{ description, kicker: trail.at(-2)?.name ?? '', party: party.name },
  };
}

/** The picture of the party itself. */
export const partyTextOf = ({ party }: Pick<PageScope, 'party'>): ShareText => ({
  ...{ title: [party.name], description: party.slogan.join(' '), kicker: '', party: '' },
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

/** Renders a picture. The libraries are loaded with the first one. */
export async function renderSharePicture(
  text: ShareText,
  look: ShareLook,
  format: ShareFormat,
): Promise<Buffer> {
  const [{ composeSharePicture }, { readFaces }] = await Promise.all([
    import('./compose.server.ts'),
    import('./face.server.ts'),
  ]);
  faces ??= readFaces();
  renderer ??= openRenderer();
  const svg = composeSharePicture(await faces, text, look);
  const sharp = await renderer;
  const image = sharp(Buffer.from(svg), { unlimited: true });
  if (format === 'jpg') return image.jpeg({ quality: 85 }).toBuffer();
  // Half the work of the default level, for 20 % more bytes.
  return image.png({ compressionLevel: 2 }).toBuffer();
}
