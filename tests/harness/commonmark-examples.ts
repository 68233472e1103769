import { createRequire } from 'node:module';

interface Example {
  markdown: string;
  html: string;
  section: string;
  number: number;
}

// The package has no types.
const { tests } = createRequire(import.meta.url)('commonmark-spec') as { tests: Example[] };

const withTabs = (text: string): string => text.replaceAll('→', '\t');

/** The examples of the specification of CommonMark; it shows tabs as arrows. */
export const commonMarkExamples = (): Example[] =>
  tests.map((example) => ({
    ...example,
    markdown: withTabs(example.markdown),
    html: withTabs(example.html),
  }));
