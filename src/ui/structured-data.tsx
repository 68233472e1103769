import { rawHtml } from './raw-html.ts';

/** Characters that could end the element, or a line if the data is parsed as a script. */
const UNSAFE = /[<\u2028\u2029]/g;
const escapeUnsafe = (char: string) =>
  `\\u${(char.codePointAt(0) as number).toString(16).padStart(4, '0')}`;

const TYPE = 'application/ld+json';

const jsonOf = (data: Record<string, unknown>): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(UNSAFE, escapeUnsafe);

/** Data for search engines, never executed. Characters that could end the element are escaped. */
export const StructuredData = ({ data }: { data: Record<string, unknown> }) => (
  <script type={TYPE} {...rawHtml(jsonOf(data))} />
);

/** The same element as HTML. */
export const structuredDataHtml = (data: Record<string, unknown>): string =>
  `<script type="${TYPE}">${jsonOf(data)}</script>`;
