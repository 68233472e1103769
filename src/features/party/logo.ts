import type { LogoFile } from '../media/schema.ts';
import type { Logo } from './schema.ts';

/** The path of a PNG file of the logo. What is at it never changes. */
export const logoPath = ({ mediaId }: Pick<Logo, 'mediaId'>, file: LogoFile): string =>
  `/logo/${mediaId}/${file}`;

/** The sides of the logo in px when it is as large as it fits. */
export function logoSize({ width, height }: Logo, most: { width: number; height: number }) {
  const scale = Math.min(most.width / width, most.height / height);
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}
