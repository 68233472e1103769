import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string; failureSummary: string }[];
}

/** Rules whose result depends on colours or on the direction of the text. */
const VISUAL_RULES = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
];

/** Loads axe into a document. Those of frames are checked only if it was loaded into them before. */
export async function loadAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate('"axe" in window'))) await frame.evaluate(source);
}

/** A label that fades in has the colours of no state. What is repeated for ever is not waited for. */
const waitForTransitions = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          (one) => one.playState === 'running' && one.effect?.getTiming().iterations !== Infinity,
        )
        .map((one) => one.finished),
    ).then(() => undefined),
  );

/**
 * The accessibility problems that axe-core finds, one line for each element. `rules`: all of them,
 * or only the visual ones (for a page that was checked already, now in other colours or mirrored).
 * `within` is a selector; without it the whole page is checked.
 */
export async function findAccessibilityProblems(
  page: Page,
  rules: 'all' | 'visual' = 'all',
  within = ':root',
): Promise<string[]> {
  await loadAxe(page.mainFrame());
  await waitForTransitions(page);
  const options = {
    resultTypes: ['violations'],
    // Not the style sheets: fetching them again took half the time, for a rule that does not run.
    preload: { assets: ['media'] },
    ...(rules === 'visual' && { runOnly: VISUAL_RULES }),
  };
  // Passed checks are a megabyte of JSON. Transferring them took longer than the check itself.
  const violations = await page.evaluate<Violation[]>(
    `axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} (${node.failureSummary})`),
  );
}
