import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { billOfMaterials } from '../../scripts/release/bom.ts';
import { refusedLicences } from '../../scripts/release/licences.ts';
import {
  type LockFile,
  packageName,
  type ReleasedPackage,
  releasedPackages,
} from '../../scripts/release/lock-file.ts';
import { packageFiles } from '../../scripts/release/make-release.ts';
import { PROJECT_DIR } from '../../src/platform/project.server.ts';

const { Validation, Spec } = createRequire(import.meta.url)('@cyclonedx/cyclonedx-library');

const read = async (file: string) => JSON.parse(await readFile(join(PROJECT_DIR, file), 'utf8'));

let project: { name: string; version: string; license: string; allowScripts: object };
let lock: LockFile;
let files: ReturnType<typeof packageFiles>;
let released: ReleasedPackage[];

beforeAll(async () => {
  project = await read('package.json');
  lock = await read('package-lock.json');
  const built = await read('dist/packages.json');
  files = packageFiles(project as never, lock, built);
  const { '': _, ...installed } = files.lock.packages;
  released = releasedPackages(lock, installed, built);
});

it('the bill of materials is valid CycloneDX 1.6 and names every package of a release once', async () => {
  const text = billOfMaterials(project, released, lock, 1_700_000_000);
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
  expect(await validator.validate(text)).toBeNull();
  // The validator does find errors.
  expect(await validator.validate(text.replace('"library"', '"book"'))).not.toBeNull();
  const bom = JSON.parse(text);
  const names = bom.components.map(({ purl }: { purl: string }) => decodeURIComponent(purl));
  const expected = released.map(({ name, locked }) => `pkg:npm/${name}@${locked.version}`);
  expect(names.toSorted()).toEqual(expected.toSorted());
  expect(names).toContain(`pkg:npm/sharp@${lock.packages['node_modules/sharp']?.version}`);
  expect(names).toContain(`pkg:npm/fastify@${lock.packages['node_modules/fastify']?.version}`);
  expect(names).toContain(`pkg:npm/react@${lock.packages['node_modules/react']?.version}`);
  for (const component of bom.components) {
    expect(component.licenses, component.purl).toHaveLength(1);
    expect(component.hashes, component.purl).toHaveLength(1);
  }
});

it('every package of a release has an allowed licence', () => {
  expect(refusedLicences(released)).toEqual([]);
});

it.each([
  [undefined, 'names no licence.'],
  ['GPL-3.0-only', 'has the licence GPL-3.0-only, which'],
  ['MIT AND SSPL-1.0', 'has the licence MIT AND SSPL-1.0, which'],
  ['see the file LICENSE', 'has the licence see the file LICENSE, which'],
])('a package with the licence %s is refused with its name', (license, says) => {
  const locked = { version: '1.2.3', ...(license && { license }) };
  const [sentence, ...more] = refusedLicences([{ name: 'stranger', locked }]);
  expect(sentence).toContain(`stranger@1.2.3 ${says}`);
  expect(more).toEqual([]);
});

it('of two licences one is enough if the user may choose', () => {
  const locked = { version: '1.0.0', license: '(MIT OR GPL-3.0-only)' };
  expect(refusedLicences([{ name: 'stranger', locked }])).toEqual([]);
});

it('package.json decides about every package that has an install script', () => {
  const withScripts = Object.keys(lock.packages).filter(
    (folder) => lock.packages[folder]?.hasInstallScript,
  );
  const names = [...new Set(withScripts.map(packageName))];
  expect(names.toSorted()).toEqual(Object.keys(project.allowScripts).toSorted());
});

it('a release needs few packages, no developer package and no install script', () => {
  const { '': root, ...packages }: LockFile['packages'] = { ...files.lock.packages } as never;
  expect(Object.keys(packages).length).toBeLessThan(100);
  for (const folder of Object.keys(packages)) {
    expect(lock.packages[folder]?.dev, folder).toBeUndefined();
    expect(packages[folder]?.resolved, folder).toBeUndefined();
  }
  expect(root).not.toHaveProperty('devDependencies');
  expect(new Set(Object.values(files.manifest.allowScripts))).toEqual(new Set([false]));
});
