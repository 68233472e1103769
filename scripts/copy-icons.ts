import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Copies the Tabler icons that the sources import into `src/ui/tabler-icons`, each in a file of its
 * own, so that a page loads only its own icons. The package itself has 17,800 files, which took 7 of
 * 44 seconds of the installation: it is needed only here. To use another icon, import it from
 * `ui/tabler-icons/index.ts` and run `node scripts/copy-icons.ts`.
 */
const root = join(import.meta.dirname, '..');
export const ICON_FOLDER = join(root, 'src/ui/tabler-icons');

/** The generated files by name: one for each icon, and `index.ts`. */
export async function iconFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const exports: string[] = [];
  for (const name of usedIcons()) {
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
    files.set(file, contentOf(name, file.slice('icon-'.length, -'.ts'.length), paths));
    exports.push(`export { ${name} } from './${file}';`);
  }
  files.set('index.ts', `${exports.join('\n')}\n`);
  return files;
}

/** Every icon that is imported from the index, in the order of the alphabet. */
function usedIcons(): string[] {
  const used = new Set<string>();
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: root })) {
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
  const list = paths.map((path) => `  '${path}',\n`).join('');
  return `import { tablerIcon } from './tabler-icon.tsx';

/** Copied from @tabler/icons-react (MIT) by \`scripts/copy-icons.ts\`. */
export const ${name} = /* @__PURE__ */ tablerIcon('${own}', [
${list}]);
`;
};

if (import.meta.main) {
  for (const file of globSync('*.ts', { cwd: ICON_FOLDER })) rmSync(join(ICON_FOLDER, file));
  mkdirSync(ICON_FOLDER, { recursive: true });
  for (const [name, content] of await iconFiles()) writeFileSync(join(ICON_FOLDER, name), content);
}
