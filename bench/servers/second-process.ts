import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseUrlOf } from './database.ts';
import { type Product, type ProductSettings, startProduct } from './product.ts';

/** Starts another process on the database of a running product, as on a second machine. */
export async function startSecond(
  first: Product,
  settings: Pick<ProductSettings, 'node' | 'project' | 'env'>,
  folder: string,
): Promise<Product> {
  const dataDir = join(folder, 'second');
  await mkdir(dataDir, { recursive: true });
  const FIELD_KEYS =
    settings.env?.FIELD_KEYS ?? (await readFile(join(first.dataDir, 'field.keys'), 'utf8'));
  const env = { DATABASE_URL: await databaseUrlOf(first), DEMO: 'off', FIELD_KEYS };
  return startProduct({ ...settings, nodeArgs: [], dataDir, env });
}
