import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk in memory that is mounted at `path`. */
export interface SmallDisk {
  path: string;
  /** Writes a file until no byte is free. */
  fill(): Promise<void>;
  makeRoom(): Promise<void>;
  setReadOnly(isReadOnly: boolean): void;
  unmount(): void;
}

const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'pipe' });

export function mountSmallDisk(megabytes: number): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), 'ufuk-small-disk-'));
  try {
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'ufuk-test', path);
  } catch (error) {
    rmdirSync(path);
    throw error;
  }
  const filler = join(path, 'filler');
  return {
    path,
    async fill() {
      const file = await open(filler, 'a');
      try {
        for (let bytes = 2 ** 20; bytes >= 1; ) {
          const wrote = await file.write(Buffer.alloc(bytes)).then(
            ({ bytesWritten }) => bytesWritten === bytes,
            (error) => {
              if (error.code !== 'ENOSPC') throw error;
              return false;
            },
          );
          if (!wrote) bytes = Math.floor(bytes / 16);
        }
      } finally {
        await file.close();
      }
    },
    makeRoom: () => rm(filler, { force: true }),
    setReadOnly: (isReadOnly) => mount('-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, path),
    unmount() {
      // Lazily: a process that is still ending may have files open.
      execFileSync('umount', ['--lazy', path], { stdio: 'pipe' });
      rmdirSync(path);
    },
  };
}

/** Null if this account can mount a disk, otherwise why not, for the title of a skipped test. */
export function whyNoMount(): string | null {
  if (process.platform !== 'linux') return 'only on Linux';
  if (process.getuid?.() !== 0) return 'needs root, to mount a disk';
  try {
    mountSmallDisk(1).unmount();
    return null;
  } catch (error) {
    return `this machine allows no mount: ${(error as Error).message.split('\n')[0]}`;
  }
}
