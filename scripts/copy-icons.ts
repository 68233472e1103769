import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Copies the Tabler icons that the sources import into `src/ui/tabler-icons`, each in a file of its
 * own, so that a page loads only its own icons. The package itself has 17,800 files, which took 7 of
 * 44 seconds of the installation: it is needed only here. To use another icon, import it from
 * `ui/tabler-icons/index.ts`, or name it in a manifest of the dashboard, and run `npm run icons`.
 */
const root = join(import.meta.dirname, '..');
export const ICON_FOLDER = 'src/ui/tabler-icons';
const ENTRY_ICONS = 'src/dashboard/kit/page/entry-icons.ts';
/** Of biome.json: the files are written as the formatter leaves them. */
const LINE_WIDTH = 100;

/**
 * The generated files by path: one for each icon, their index, and the icons that the manifests of the
 * dashboard name.
 */
export async function iconFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const exports: string[] = [];
  const entries = entryIcons();
  files.set(ENTRY_ICONS, entriesContent(entries));
  for (const name of usedIcons(entries)) {
    const module = await import(`@tabler/icons-react/dist/esm/icons/${name}.mjs`);
    const file = fileOf(name);
    const paths = (module.__iconNode as [string, Record<string, string>][]).map(
      ([tag, attributes]) => {
        const { key, d, ...more } = attributes;
        if (tag !== 'path' || !d || Object.keys(more).length > 0)
          throw new Error(`${name} is more than paths.`);
        return d;
      },
    );
    files.set(
      `${ICON_FOLDER}/${file}`,
      contentOf(name, file.slice('icon-'.length, -'.ts'.length), paths),
    );
    exports.push(`export { ${name} } from './${file}';`);
  }
  files.set(`${ICON_FOLDER}/index.ts`, `${exports.join('\n')}\n`);
  return files;
}

/** The names of icons in the manifests of the dashboard, such as "user-plus". */
function entryIcons(): string[] {
  const names = globSync('src/**/feature.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bicon: '([a-z0-9-]+)'/g)].map(
      ([, name = '']) => name,
    ),
  );
  return [...new Set(names)].sort();
}

const componentOf = (name: string) =>
  `Icon${name.replace(/(?:^|-)([a-z0-9])/g, (_, first: string) => first.toUpperCase())}`;

const entriesContent = (names: string[]): string => `import {
${names.map((name) => `  ${componentOf(name)},\n`).join('')}} from '../../../ui/tabler-icons/index.ts';

/**
 * The icons of links in navigation, administration and palette, by their names at Tabler. Manifests
 * contain only the names, because they are loaded before sign-in and the icons are not. Written by
 * \`scripts/copy-icons.ts\`.
 */
export const ENTRY_ICONS = {
${names.map((name) => `  ${name.includes('-') ? `'${name}'` : name}: ${componentOf(name)},\n`).join('')}};
`;

/** Every icon of the manifests or imported from the index, in the order of the alphabet. */
function usedIcons(entries: string[]): string[] {
  const used = new Set(entries.map(componentOf));
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: root })) {
    if (file === ENTRY_ICONS) continue;
    const source = readFileSync(join(root, file), 'utf8');
    for (const [, names = ''] of source.matchAll(
      /import \{([^}]+)\} from '[^']*tabler-icons\/index\.ts'/g,
    ))
      for (const name of names.split(',')) if (name.trim()) used.add(name.trim());
  }
  return [...used].sort();
}

/** "IconH2" → "icon-h-2.ts", "IconAlertTriangle" → "icon-alert-triangle.ts". */
const fileOf = (name: string) => `${name.replace(/(?<=.)([A-Z]|\d+)/g, '-$1').toLowerCase()}.ts`;

const contentOf = (name: string, own: string, paths: string[]): string => {
  const declared = (list: string) =>
    `export const ${name} = /* @__PURE__ */ tablerIcon('${own}', [${list}]);`;
  const quoted = paths.map((path) => `'${path}'`);
  const line = declared(quoted.join(', '));
  return `import { tablerIcon } from './tabler-icon.tsx';

/** Copied from @tabler/icons-react (MIT) by \`scripts/copy-icons.ts\`. */
${line.length <= LINE_WIDTH ? line : declared(`\n${quoted.map((path) => `  ${path},\n`).join('')}`)}
`;
};

if (import.meta.main) {
  const files = await iconFiles();
  for (const file of globSync(`${ICON_FOLDER}/*.ts`, { cwd: root })) rmSync(join(root, file));
  for (const [path, content] of files) writeFileSync(join(root, path), content);
}
