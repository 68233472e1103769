import { LOGO_FILES, type LogoFile } from '../../platform/logo.ts';
import type { Store } from '../../platform/storage/store.server.ts';
import { imageProcess } from './image-process.server.ts';
import { readStored } from './read-stored.server.ts';

/** Large enough for every file of a logo. */
const SOURCE_WIDTH = 960;

const keyOf = (mediaId: string, name: LogoFile) => `media/${mediaId}/logo/${name}`;

/**
 * A PNG file of a picture of the library that is used as the logo. All files of a logo are made when
 * the first one is read, and deleted together with the picture. Null if the picture does not exist or
 * cannot be read.
 * @throws Refusal 503 when too many pictures wait
 */
export async function readLogoFile(
  store: Store,
  { mediaId, widths }: { mediaId: string; widths: number[] },
  name: LogoFile,
): Promise<Buffer | null> {
  const known = await readStored(store, keyOf(mediaId, name));
  if (known) return known;
  const width = widths.find((each) => each >= SOURCE_WIDTH) ?? widths.at(-1);
  const source = width && (await readStored(store, `media/${mediaId}/${width}.webp`));
  if (!source) return null;
  const made = await imageProcess.resize({ logo: source });
  if (typeof made === 'string') return null;
  // The one that was asked for comes last: where it exists, the others exist too.
  const files = made.files.toSorted((one) => (one.name === name ? 1 : -1));
  for (const file of files) await store.write(keyOf(mediaId, file.name as LogoFile), file.bytes);
  const own = files.at(-1);
  return own && LOGO_FILES.includes(own.name as LogoFile) ? Buffer.from(own.bytes) : null;
}
