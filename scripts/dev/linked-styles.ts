import type { Plugin } from 'vite';

const LINKED = '\0linked-style:';
const onPublicPages = /[\\/]src[\\/](?:site|ui|features[\\/][^\\/]+[\\/]site)[\\/]/;

/**
 * Links style sheets that public pages import, as in production. Vite would put them into `<style>`
 * elements, which the Content-Security-Policy of public pages forbids: these pages are cached, so they
 * cannot have a nonce.
 */
export function linkedStyles(): Plugin {
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
