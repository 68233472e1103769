import { Refusal } from '../../platform/errors.ts';
import type { LogoFile, LogoPicture } from '../../platform/logo.ts';
import type { Store } from '../../platform/storage/store.server.ts';
import { readLogoFile } from '../media/operations.server.ts';

/** A PNG file of the party's logo. Null without a logo, and while too many pictures are processed. */
export type ReadLogo = (
  party: { logo: LogoPicture | null },
  file: LogoFile,
) => Promise<Buffer | null>;

export const readLogoFrom =
  (store: Store): ReadLogo =>
  async ({ logo }, file) => {
    if (!logo) return null;
    return readLogoFile(store, logo, file).catch((error) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
  };
