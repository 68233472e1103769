/** A page of the product, read without a browser. Redirects are not followed. */
export interface ReadPage {
  status: number;
  /** The path and query that the answer redirects to. */
  movedTo: string | null;
  html: string;
  /** The HTML between header and footer. */
  main: string;
  title: string;
  /** The text of the main heading. */
  heading: string;
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

/** The text of HTML without its elements. */
export const textOf = (html: string): string =>
  html
    .replace(/<svg.*?<\/svg>|<[^>]*>/gs, '')
    .replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();

export async function readPage(origin: string, path: string): Promise<ReadPage> {
  const reply = await fetch(origin + path, { redirect: 'manual' });
  const html = await reply.text();
  const location = reply.headers.get('location');
  const to = location === null ? null : new URL(location, origin);
  return {
    status: reply.status,
    movedTo: to && to.pathname + to.search,
    html,
    main: /<main.*<\/main>/s.exec(html)?.[0] ?? '',
    title: textOf(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    heading: textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''),
  };
}

/** The addresses below `path` that this HTML links to, in its order. */
export const linksBelow = (html: string, path: string): string[] =>
  [...html.matchAll(/href="([^"?#]*)"/g)]
    .map(([, href = '']) => href)
    .filter((href) => href.startsWith(`${path}/`));

/** The links in this HTML with their texts, in its order. */
export const linksIn = (html: string): { href: string; text: string }[] =>
  [...html.matchAll(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href = '', inner = '']) => ({
      href: href.replaceAll('&amp;', '&'),
      text: textOf(inner),
    }),
  );
