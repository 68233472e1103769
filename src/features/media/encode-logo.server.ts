import sharp, { type Sharp } from 'sharp';
import { LOGO_EMAIL } from '../../platform/logo.ts';
import type { ResizedImage } from './image-process.server.ts';

/* Runs only in the image process. */

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const WHITE = '#ffffff';

/** The whole logo in a square, with a margin on each side. */
function square(logo: Buffer, side: number, margin: number, background?: string): Sharp {
  const inner = side - 2 * margin;
  const around = { top: margin, right: margin, bottom: margin, left: margin, background: CLEAR };
  const image = sharp(logo)
    .resize(inner, inner, { fit: 'contain', background: CLEAR })
    .extend(around);
  return background ? image.flatten({ background }) : image;
}

/**
 * A logo as PNG files: for tabs and home screens, for share pictures and search engines, and for
 * e-mails. Phones show `180` and `maskable-512` without transparency, and cut the second one.
 */
export async function encodeLogo(
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<ResizedImage> {
  const logo = await sharp(bytes)
    .resize({ width: 1024, height: 1024, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .png()
    .toBuffer();
  const email = sharp(logo).resize({ ...LOGO_EMAIL, fit: 'inside', withoutEnlargement: true });
  const images: Record<string, Sharp> = {
    '32.png': square(logo, 32, 0),
    '180.png': square(logo, 180, 16, WHITE),
    '192.png': square(logo, 192, 0),
    'maskable-512.png': square(logo, 512, 96, WHITE),
    '512.png': square(logo, 512, 0),
    'email.png': email,
  };
  const files: ResizedImage['files'] = [];
  for (const [name, image] of Object.entries(images))
    files.push({ name, bytes: await image.png({ compressionLevel: 9 }).toBuffer() });
  return { width, height, widths: [], files };
}
