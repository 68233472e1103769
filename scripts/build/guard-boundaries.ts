import type { Plugin } from 'vite';

const serverModule = /\.server(\.tsx?)?$/;
const nodeModule = /^node:/;
const dashboardLibrary = /[\\/]node_modules[\\/]@mantine[\\/]/;

/**
 * Stops the build if server code or a Node built-in would get into a browser file, or the dashboard's
 * component library into a public page.
 */
export function guardBoundaries(options: { publicEntry: string }): Plugin {
  return {
    name: 'guard-boundaries',
    enforce: 'pre',

    resolveId(source, importer) {
      if (this.environment.name !== 'client' || importer === undefined) return;
      if (serverModule.test(source)) {
        this.error(`${importer} would bring server code into the browser: ${source}`);
      }
      if (nodeModule.test(source) && !importer.includes('/node_modules/')) {
        this.error(`${importer} would bring a part of Node into the browser: ${source}`);
      }
    },

    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const entry = chunks.find((chunk) => chunk.facadeModuleId === options.publicEntry);
      const reached = new Set<string>();
      const waiting = entry ? [entry.fileName] : [];
      for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
        const chunk = bundle[name];
        if (reached.has(name) || chunk?.type !== 'chunk') continue;
        reached.add(name);
        waiting.push(...chunk.imports, ...chunk.dynamicImports);
        const intruder = chunk.moduleIds.find((id) => dashboardLibrary.test(id));
        if (intruder) this.error(`a public page would load Mantine: ${intruder} in ${name}`);
      }
    },
  };
}
