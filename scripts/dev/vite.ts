import type { Server } from 'node:http';
import { createServer, type ViteDevServer } from 'vite';
import { linkedStyles } from './linked-styles.ts';

/** Vite as a part of another server: it answers for the modules of browsers and nothing else. */
export function openVite(front: Server): Promise<ViteDevServer> {
  return createServer({
    // The document's own nonce, put in by the product, also covers what Vite adds to it.
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
