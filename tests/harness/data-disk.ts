import { join } from 'node:path';
import { fillDataFolder } from './data-folder.ts';
import { mountSmallDisk } from './small-disk.ts';
import { ADMIN } from './staff-client.ts';

const MEGABYTES = 300;

/** A small disk with the data folder of an installation, and the settings that use it. */
export async function makeDataDisk() {
  const disk = mountSmallDisk(MEGABYTES);
  const dataDir = join(disk.path, 'data');
  await fillDataFolder(dataDir);
  return { disk, dataDir, env: { ...ADMIN, DEMO: 'off', DATA_DIR: dataDir } };
}
