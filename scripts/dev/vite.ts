import type { Server } from 'node:http';
import { createServer, type Plugin, type ViteDevServer } from 'vite';

const LINKED = '\0linked-style:';

const onPublicPages = /[\\/]src[\\/](?:site|ui|features[\\/][^\\/]+[\\/]site)[\\/]/;

/** Vite as a part of another server: it serves only the modules for browsers. */
export function openVite(front: Server): Promise<ViteDevServer> {
  return createServer({
    // Scripts and styles that Vite adds get the same nonce, which the product inserts.
    plugins: [linkedStyles()],
    html: { cspNonce: '__NONCE__' },
    server: {
      middlewareMode: true,
      hmr: { server: front },
      fs: { deny: ['.env', '.env.*', '**/.git/**', '**/data/**'] },
      watch: { ignored: ['**/data/**', '**/dist/**', '**/test-results/**'] },
    },
  });
}

/**
 * Links style sheets that public pages import, as in production. Vite would put them into `<style>`
 * elements, which the Content-Security-Policy of public pages forbids: these pages are cached, so they
 * cannot have a nonce.
 */
function linkedStyles(): Plugin {
  return {
    name: 'linked-styles',
    apply: 'serve',
    enforce: 'pre',

    async resolveId(source, importer) {
      if (this.environment.name !== 'client' || !importer || !onPublicPages.test(importer)) return;
      if (!source.endsWith('.css') || source.endsWith('.module.css')) return;
      const style = await this.resolve(source, importer, { skipSelf: true });
      // With a suffix, so that Vite does not treat it as a style sheet.
      return style && `${LINKED + style.id.slice(this.environment.config.root.length)}.js`;
    },
    load(id) {
      if (!id.startsWith(LINKED)) return;
      const href = JSON.stringify(`${id.slice(LINKED.length, -'.js'.length)}?direct`);
      // Vite's client reloads the page, and the linked style sheets, after a change.
      return `import '/@vite/client';
        const href = ${href};
        await new Promise((done) => {
          if (document.querySelector('link[rel="stylesheet"][href^="' + href + '"]')) return done();
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
          link.onload = link.onerror = done;
          document.head.append(link);
        });`;
    },
  };
}
