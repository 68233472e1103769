import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseUrlOf } from './database.ts';
import { type Product, type ProductSettings, startProduct } from './product.ts';

/** Starts another process on the database of a running product, as on a second machine. */
export async function startSecond(
  first: Product,
  settings: Pick<ProductSettings, 'node' | 'project'>,
  folder: string,
): Promise<Product> {
  const dataDir = join(folder, 'second');
  await mkdir(dataDir, { recursive: true });
  const fieldKeys = await readFile(join(first.dataDir, 'field.keys'));
  const env = {
    DATABASE_URL: await databaseUrlOf(first),
    DEMO: 'off',
    FIELD_KEYS: String(fieldKeys),
  };
  return startProduct({ ...settings, nodeArgs: [], dataDir, env });
}
