import { cp, mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
/** The files that the built product reads, besides its packages. */
const PARTS = ['dist', 'package.json'];

/**
 * Copies the built product, so that a new build does not change it during the measurement, and the
 * Node program, so that its memory is not shared with other processes.
 */
export async function copyProduct(folder: string): Promise<{ node: string; project: string }> {
  const project = join(folder, 'product');
  await mkdir(project);
  for (const part of PARTS) await cp(join(PROJECT, part), join(project, part), { recursive: true });
  await symlink(join(PROJECT, 'node_modules'), join(project, 'node_modules'));
  const node = join(folder, 'node');
  await cp(process.execPath, node);
  return { node, project };
}
