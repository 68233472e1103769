import { rawHtml } from './raw-html.ts';

/** Characters that could end the element, or a line if the data is parsed as a script. */
const UNSAFE = /[<\u2028\u2029]/g;
const escapeUnsafe = (char: string) =>
  `\\u${(char.codePointAt(0) as number).toString(16).padStart(4, '0')}`;

/** Data for search engines, never executed. Characters that could end the element are escaped. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json" {...rawHtml(json.replaceAll(UNSAFE, escapeUnsafe))} />;
}
