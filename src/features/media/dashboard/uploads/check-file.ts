import type { Say } from '../../../../dashboard/kit/form/resolver.ts';
import { ACCEPTED, MAX_FILE_BYTES, type MediaKind } from '../../schema.ts';
import { isPicture, MAX_PHOTO_BYTES, PICTURE_TYPES } from './fit-picture.ts';

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
