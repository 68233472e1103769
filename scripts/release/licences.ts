import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import licences from './licences.json' with { type: 'json' };
import type { ReleasedPackage } from './lock-file.ts';

type Expression =
  | { license: string }
  | { conjunction: 'and' | 'or'; left: Expression; right: Expression };

const parse: (text: string) => Expression = createRequire(import.meta.url)('spdx-expression-parse');

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice|ofl|third-party-notices)/i;
const TEXTS = join(import.meta.dirname, 'texts');
const ALLOWED = new Set(licences.allowed);

/**
 * The SPDX expression of a package, or null. `read` in licences.json is for packages that have a
 * licence file but do not name it.
 */
export function licenceOf({ name, locked }: Pick<ReleasedPackage, 'name' | 'locked'>) {
  const read: Record<string, string> = licences.read;
  return locked.license ?? read[`${name}@${locked.version}`] ?? null;
}

function isAllowed(expression: Expression): boolean {
  if ('license' in expression) return ALLOWED.has(expression.license);
  const [left, right] = [isAllowed(expression.left), isAllowed(expression.right)];
  return expression.conjunction === 'and' ? left && right : left || right;
}

/** One sentence for each package whose licence is not in licences.json. */
export function refusedLicences(packages: Pick<ReleasedPackage, 'name' | 'locked'>[]): string[] {
  return packages.flatMap((one) => {
    const id = `${one.name}@${one.locked.version}`;
    const licence = licenceOf(one);
    if (licence === null) return `${id} names no licence.`;
    try {
      if (isAllowed(parse(licence))) return [];
    } catch {
      // Not an SPDX expression.
    }
    return `${id} has the licence ${licence}, which scripts/release/licences.json does not allow.`;
  });
}

/** The licence of every package with its text, and at the end the standard texts. */
export async function licenceTexts(project: string, packages: ReleasedPackage[]): Promise<string> {
  const parts = await Promise.all(
    packages.map(async (one) => {
      const head = `${one.name} ${one.locked.version}: ${licenceOf(one)}`;
      const texts = await textsIn(join(project, one.folder));
      const none = 'The package has no licence text; the standard text is at the end of this file.';
      return [head, ...(texts.length > 0 ? texts : [none])].join('\n\n');
    }),
  );
  const standard = (await readdir(TEXTS)).sort();
  for (const name of standard)
    parts.push(`Standard text: ${name.slice(0, -4)}\n\n${await text(join(TEXTS, name))}`);
  return `${parts.join(`\n\n${'='.repeat(80)}\n\n`)}\n`;
}

const text = async (file: string) => (await readFile(file, 'utf8')).replaceAll('\r\n', '\n').trim();

async function textsIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name));
  return Promise.all(
    files
      .map(({ name }) => name)
      .sort()
      .map((name) => text(join(folder, name))),
  );
}
