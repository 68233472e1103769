import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A disk with an ext4 file system in a file of its own. It can lose everything not yet written to it. */
export interface PowerDisk {
  /** Where it is mounted. */
  path: string;
  /** Writes what waits in memory. */
  flush(): void;
  /**
   * What a power loss does to the disk: nothing is written to it any more, also not what waits in
   * memory. Reading and writing fail from now on.
   */
  cutPower(): void;
  /** Mounts it again, as after a start of the machine. No process may use it any more. */
  mountAgain(): Promise<void>;
  remove(): Promise<void>;
}

const MEGABYTES = 1024;
/**
 * ext4 writes names and sizes of files by itself every 5 s, which could hide that they were not
 * flushed. In seconds.
 */
const COMMIT_INTERVAL = 300;
const UNMOUNT_TRIES = 1200;
/** EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH. Node has no ioctl; Perl is in every Debian. */
const SHUTDOWN =
  'open(my $f, "<", $ARGV[0]) or die "$!\\n"; my $flag = pack("L", 2); ioctl($f, 0x8004587d, $flag) or die "$!\\n"';

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { stdio: 'pipe', encoding: 'utf8' }).trim();

export function makePowerDisk(): PowerDisk {
  const folder = mkdtempSync(join(tmpdir(), 'ufuk-power-disk-'));
  const [image, path] = [join(folder, 'image'), join(folder, 'disk')];
  let device: string | null = null;
  // A new loop device each time: the kernel may keep blocks of the old one in memory.
  const mount = () => {
    device = run('losetup', '--find', '--show', image);
    run('mount', '-t', 'ext4', '-o', `commit=${COMMIT_INTERVAL}`, device, path);
  };
  const detach = () => {
    if (device) run('losetup', '--detach', device);
    device = null;
  };
  const unmount = async () => {
    for (let tries = UNMOUNT_TRIES; ; tries--) {
      try {
        run('umount', path);
        break;
      } catch (error) {
        // A killed process has its files open until it has ended.
        if (tries === 0) throw error;
        await wait(50);
      }
    }
    detach();
  };
  try {
    writeFileSync(image, '');
    truncateSync(image, MEGABYTES * 2 ** 20);
    run('mkfs.ext4', '-q', image);
    mkdirSync(path);
    mount();
    // PostgreSQL has an account of its own.
    for (const each of [folder, path]) chmodSync(each, 0o755);
  } catch (error) {
    detach();
    rmSync(folder, { recursive: true });
    throw error;
  }
  return {
    path,
    flush: () => void run('sync', '--file-system', path),
    cutPower: () => void run('perl', '-e', SHUTDOWN, path),
    async mountAgain() {
      await unmount();
      mount();
    },
    async remove() {
      await unmount();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Null if this machine can make such a disk, otherwise why not, for the title of a skipped test. */
export async function whyNoPowerDisk(): Promise<string | null> {
  if (process.platform !== 'linux') return 'only on Linux';
  if (process.getuid?.() !== 0) return 'needs root, to mount a disk';
  try {
    const disk = makePowerDisk();
    try {
      disk.cutPower();
    } finally {
      await disk.remove();
    }
    return null;
  } catch (error) {
    return `this machine cannot make such a disk: ${(error as Error).message.split('\n')[0]}`;
  }
}
