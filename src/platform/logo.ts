/** The logo of the party as a picture of the media library. */
export interface LogoPicture extends LogoSizes {
  /** What is shown in its place on dark grounds. */
  dark?: LogoSizes | null | undefined;
}

export interface LogoSizes {
  mediaId: string;
  width: number;
  height: number;
  /** Widths in px for which an AVIF and a WebP file exist, ascending. */
  widths: number[];
}

/** The PNG files that are made of a logo, for programs that read nothing else. */
export const LOGO_FILES = [
  ...(['32.png', '180.png', '192.png', '512.png'] as const),
  ...(['maskable-512.png', 'email.png'] as const),
] as const;
export type LogoFile = (typeof LOGO_FILES)[number];

/** The path of the logo in print size. */
export const logoPrintPath = (logo: Pick<LogoPicture, 'mediaId'>, format: 'jpg' | 'png'): string =>
  `/logo/${logo.mediaId}/print.${format}`;

/** The largest sides in px of the file for e-mails. */
export const LOGO_EMAIL = { width: 480, height: 96 };

/** The path of a PNG file of the logo. What is at it never changes. */
export const logoPath = ({ mediaId }: Pick<LogoPicture, 'mediaId'>, file: LogoFile): string =>
  `/logo/${mediaId}/${file}`;

/** The sides of the logo in px when it is as large as it fits. */
export function logoSize(
  { width, height }: Pick<LogoPicture, 'width' | 'height'>,
  most: { width: number; height: number },
) {
  const scale = Math.min(most.width / width, most.height / height);
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}
