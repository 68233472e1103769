import type { Say } from '../../../../dashboard/kit/form/resolver.ts';
import { ACCEPTED, IMAGE_TYPES, MAX_FILE_BYTES, type MediaKind } from '../../schema.ts';

/** The largest photograph that is taken, in bytes: it is made smaller before it is sent. */
export const MAX_PHOTO_BYTES = 100 * 2 ** 20;

/** What telephones store. The browser makes a JPEG of it; the server does not open it. */
const HEIC_TYPES = ['image/heic', 'image/heif'];
/** Some systems give files with these endings no type. */
const HEIC_ENDING = /\.hei[cf]$/i;

/** What fields for pictures accept. */
export const PICTURE_TYPES: readonly string[] = [...IMAGE_TYPES, 'image/svg+xml', ...HEIC_TYPES];

export const isHeic = ({ type, name }: File) =>
  HEIC_TYPES.includes(type) || (type === '' && HEIC_ENDING.test(name));

/** Whether a file is a picture that can be uploaded as it is, or after it was made smaller. */
export const isPicture = (file: File): boolean => PICTURE_TYPES.includes(file.type) || isHeic(file);

const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);

/** Browsers do not know the types of all office files, so the ending counts too. */
function isFile(file: File): boolean {
  const ending = /\.[a-z]+$/.exec(file.name.toLowerCase())?.[0];
  const accepted = ACCEPTED.file.split(',');
  return accepted.includes(file.type) || (ending !== undefined && accepted.includes(ending));
}

/**
 * Why a file cannot be uploaded; null if it can. The server checks the bytes: this only avoids long
 * uploads that would be refused. Without `kind` both kinds are accepted.
 */
export function refusalOf(t: Say, file: File, kind?: MediaKind): string | null {
  const image = isPicture(file);
  const fits = kind === 'image' ? image : kind === 'file' ? isFile(file) : image || isFile(file);
  if (!fits) return t(`media:upload.wrongType.${kind ?? 'any'}`);
  const most = image ? MAX_PHOTO_BYTES : MAX_FILE_BYTES;
  return file.size > most ? t('media:upload.tooLarge', { megabytes: megabytes(most) }) : null;
}

/** What a field for files accepts. */
export const acceptOf = (kind?: MediaKind): string =>
  (kind === 'file' ? [] : [...PICTURE_TYPES, '.heic', '.heif'])
    .concat(kind === 'image' ? [] : ACCEPTED.file)
    .join(',');
