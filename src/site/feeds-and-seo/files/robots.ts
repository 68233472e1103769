/** What robots have no business with: the staff's side, the showcase, and pages made by a search. */
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
