interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null;
}

interface Places {
  /** The entry of the public pages. */
  publicEntry: string;
  /** Modules of the first pages that a user without a session sees. */
  startPages: string[];
  /** Modules of the frame and of the page that opens after the sign-in. */
  firstPages: string[];
  /** The module of the showcase, which imports parts of many pages. */
  showcase: string;
}

/** Libraries that every page of the dashboard needs, but no public page. */
const base =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-hot-toast|goober|cookie|set-cookie-parser)[\\/]/;

/** Shared by the dashboard and the forms of public pages. */
const ofForms =
  /[\\/]node_modules[\\/]zod[\\/]|[\\/]src[\\/]platform[\\/](typed-text|pasted-text|email-address|person-name|days|read-phone|places[\\/]provinces)\.ts$/;

/** Only those who write the source of a text need them. */
const ofSource =
  /[\\/]node_modules[\\/](@codemirror|@lezer|crelt|style-mod)[\\/]|[\\/]dashboard[\\/]kit[\\/]markdown[\\/](code|markdown)-source\.tsx$/;

/** Only pages with a Markdown editor need them; forms import the field, its styles and the id of its element. */
const ofMarkdown =
  /[\\/]node_modules[\\/]w3c-keyname[\\/]|[\\/]features[\\/]media[\\/]dashboard[\\/](text-pictures[\\/]|shared-text\.ts$)|[\\/]dashboard[\\/]kit[\\/]markdown[\\/](?!visual[\\/]|(markdown-field\.(tsx|module\.css)|source\.ts)$)/;

/** A module with fewer characters is too small for a separate request. */
const SMALL = 1_000;

/**
 * Puts the dashboard into few files: `base` with the libraries of every page, `start` with the
 * other modules of the sign-in, `dashboard` with modules that several later pages share, `markdown`
 * with what both editors of long texts share, `markdown-source` with CodeMirror, and one file for each
 * page. With a file for each shared module, the
 * first page would need some seventy requests. What only one page and the showcase share stays out
 * of `dashboard`, unless it is one of the first pages; what only pages of the showcase share is
 * `showcase`. Modules that public pages load too stay in separate files; those of forms are together
 * in `form-checks`, the smallest in `small`.
 */
export function dashboardChunks({ publicEntry, startPages, firstPages, showcase }: Places) {
  let ofSite: Set<string> | undefined;
  let ofPublic: Set<string> | undefined;
  let ofStart: Set<string> | undefined;
  let ofFirst: Set<string> | undefined;
  let uses: Map<string, number> | undefined;
  return [
    { name: 'base', test: base, priority: 3 },
    { name: 'form-checks', test: ofForms, priority: 3 },
    { name: 'markdown-source', test: ofSource, priority: 4, includeDependenciesRecursively: false },
    { name: 'markdown', test: ofMarkdown, priority: 3, includeDependenciesRecursively: false },
    {
      debugName: 'start',
      name: (id: string, graph: ModuleGraph) => {
        ofPublic ??= reachable([publicEntry], graph, true);
        ofStart ??= reachable(startPages, graph, false);
        const isPage = startPages.includes(id);
        return ofStart.has(id) && !ofPublic.has(id) && !isPage ? 'start' : null;
      },
      priority: 2,
      includeDependenciesRecursively: false,
    },
    {
      debugName: 'dashboard',
      name: (id: string, graph: ModuleGraph) => {
        ofPublic ??= reachable([publicEntry], graph, true);
        ofStart ??= reachable(startPages, graph, false);
        if (ofPublic.has(id) || ofStart.has(id)) return null;
        uses ??= countUses(startPages, showcase, graph);
        const used = uses.get(id) ?? 0;
        if (used === 0) return 'showcase';
        ofFirst ??= reachable(firstPages, graph, false);
        return used > 1 || ofFirst.has(id) ? 'dashboard' : null;
      },
      minShareCount: 2,
      priority: 1,
      includeDependenciesRecursively: false,
    },
    {
      debugName: 'small',
      name: (id: string, graph: ModuleGraph) => {
        ofPublic ??= reachable([publicEntry], graph, true);
        ofSite ??= reachable([publicEntry], graph, false);
        return ofPublic.has(id) && !ofSite.has(id) && !id.endsWith('.css') ? 'small' : null;
      },
      minShareCount: 2,
      maxModuleSize: SMALL,
      priority: 1,
      includeDependenciesRecursively: false,
    },
  ];
}

/** How many pages need a module at once, not counting those of the showcase. */
function countUses(from: string[], showcase: string, graph: ModuleGraph): Map<string, number> {
  const uses = new Map<string, number>();
  const pages = new Set(from);
  // The loop also visits pages that are added while it runs.
  for (const page of pages) {
    for (const id of reachable([page], graph, false)) {
      uses.set(id, (uses.get(id) ?? 0) + 1);
      for (const next of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
        if (next !== showcase) pages.add(next);
    }
  }
  return uses;
}

function reachable(from: string[], graph: ModuleGraph, alsoLater: boolean): Set<string> {
  const found = new Set(from);
  // The loop also visits entries that are added while it runs.
  for (const id of found) {
    const info = graph.getModuleInfo(id);
    for (const next of info?.importedIds ?? []) found.add(next);
    if (alsoLater) for (const next of info?.dynamicallyImportedIds ?? []) found.add(next);
  }
  return found;
}
