import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { licenceOf } from './licences.ts';
import { findPackage, type LockFile, packageName, type ReleasedPackage } from './lock-file.ts';

const load = createRequire(import.meta.url);
const { Models, Enums, Serialize, Spec, Contrib } = load('@cyclonedx/cyclonedx-library');
const { PackageURL } = load('packageurl-js');
const licences = new Contrib.License.Factories.LicenseFactory(load('spdx-expression-parse'));

const idOf = (name: string, version: string) => `${name}@${version}`;

/** The bill of materials of a release: CycloneDX 1.6, as JSON. `time` is in seconds. */
export function billOfMaterials(
  product: { name: string; version: string; license: string },
  packages: ReleasedPackage[],
  lock: LockFile,
  time: number,
): string {
  const bom = new Models.Bom();
  const root = new Models.Component(Enums.ComponentType.Application, product.name, {
    bomRef: idOf(product.name, product.version),
    version: product.version,
    licenses: new Models.LicenseRepository([licences.makeFromString(product.license)]),
  });
  bom.metadata.component = root;
  bom.metadata.timestamp = new Date(time * 1000);
  const components = new Map(
    packages.map((one) => [idOf(one.name, one.locked.version), componentOf(one)]),
  );
  for (const { name, folder, locked } of packages) {
    const component = components.get(idOf(name, locked.version));
    bom.components.add(component);
    root.dependencies.add(component.bomRef);
    for (const needed of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })) {
      const inner = findPackage(lock.packages, folder, needed);
      const version = inner && lock.packages[inner]?.version;
      // What the bundler left out of the build is not a part of the release.
      const found = version && components.get(idOf(packageName(inner), version));
      if (found) component.dependencies.add(found.bomRef);
    }
  }
  bom.serialNumber = numberFor(serialize(bom));
  return `${serialize(bom)}\n`;
}

function componentOf({ name, locked, as }: ReleasedPackage) {
  const { version, integrity = '' } = locked;
  const [group, short] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const licence = licenceOf({ name, locked });
  const [algorithm, digest = ''] = integrity.split('-');
  return new Models.Component(Enums.ComponentType.Library, short, {
    bomRef: idOf(name, version),
    group,
    version,
    purl: new PackageURL('npm', group, short, version).toString(),
    scope: locked.optional ? Enums.ComponentScope.Optional : Enums.ComponentScope.Required,
    licenses: new Models.LicenseRepository(
      licence === null ? [] : [licences.makeFromString(licence)],
    ),
    hashes: new Models.HashDictionary(
      algorithm === 'sha512'
        ? [[Enums.HashAlgorithm['SHA-512'], Buffer.from(digest, 'base64').toString('hex')]]
        : [],
    ),
    properties: new Models.PropertyRepository([new Models.Property('ufuk:release', as)]),
  });
}

function serialize(bom: unknown): string {
  const factory = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return new Serialize.JsonSerializer(factory).serialize(bom, { sortLists: true, space: 2 });
}

/** The same number for the same content, in the form of a random UUID. */
function numberFor(content: string): string {
  const hash = createHash('sha256').update(content).digest('hex');
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `4${hash.slice(13, 16)}`];
  return `urn:uuid:${[...parts, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-')}`;
}
