import { rawHtml } from './raw-html.ts';

/** What search engines read; data, never executed. `<` is escaped so that no text can end it. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
    '<',
    '\\u003c',
  );
  return <script type="application/ld+json" {...rawHtml(json)} />;
}
