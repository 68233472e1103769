import { rawHtml } from './raw-html.ts';

/** Ends the element, or a line for programs that read the data as a script. */
const UNSAFE = /[<\u2028\u2029]/g;
const escapeUnsafe = (char: string) =>
  `\\u${(char.codePointAt(0) as number).toString(16).padStart(4, '0')}`;

/** What search engines read; data, never executed. What could end it is escaped. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json" {...rawHtml(json.replaceAll(UNSAFE, escapeUnsafe))} />;
}
