import type { Server } from 'node:http';
import { createServer, type ViteDevServer } from 'vite';
import { linkedStyles } from './linked-styles.ts';

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
