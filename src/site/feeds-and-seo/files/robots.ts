/**
 * Paths that robots must not request: the dashboard and its API, the showcase, and search pages.
 */
const CLOSED = ['/api', '/auth', '/dashboard', '/components', '/*?*ara='];

export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
