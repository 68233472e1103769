import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string; failureSummary: string }[];
}

/** Rules about what is seen, which other colours or a mirrored page can break. */
const OF_LOOKS = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
];

/**
 * Every finding of axe-core, one line for each element: of all its rules or, for the same page in
 * other colours or mirrored, of those about looks; on the whole page or in what `within` selects.
 */
export async function findBarriers(
  page: Page,
  rules: 'all' | 'looks' = 'all',
  within = ':root',
): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  const options = { resultTypes: ['violations'], ...(rules === 'looks' && { runOnly: OF_LOOKS }) };
  // What is in order fills a megabyte, which took longer to hand over than to find.
  const violations = await page.evaluate<Violation[]>(
    `axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} (${node.failureSummary})`),
  );
}
