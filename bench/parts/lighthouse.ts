import lighthouse from 'lighthouse';
import { launchBrowser } from '../../tests/harness/browser.ts';
import { findFreePort } from '../../tests/harness/free-port.ts';
import type { Bench, Part } from '../bench.ts';
import { unpin } from '../machine/cores.ts';
import { atLeast, atMost, type Row } from '../report/table.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const ROUNDS = 3;

interface Audit {
  /** Score of each category, 0 to 100. */
  scores: number[];
  lcpMs: number;
  cls: number;
  totalKb: number;
  /** Audits without the full score. */
  short: string[];
}

/** Lighthouse with a simulated phone on slow 4G; the median of three runs for each page. */
export const measureLighthouse: Part = async (bench) => {
  unpin([bench.product.pid]);
  const pages = {
    home: '/',
    list: '/haberler',
    article: bench.seeded.articlePaths[0] as string,
    document: '/tuzuk',
    'contact form': '/bize-ulasin',
    'membership form': '/uye-olun',
  };
  const rows: Row[] = [];
  const notes: string[] = [];
  for (const [name, path] of Object.entries(pages)) {
    bench.log(`lighthouse: ${name}`);
    const audits: Audit[] = [];
    for (let round = 0; round < ROUNDS; round++) audits.push(await auditPage(bench, path));
    rows.push(...rowsOf(name, audits));
    const short = new Set(audits.flatMap((audit) => audit.short));
    if (short.size > 0) notes.push(`${name}: ${[...short].join('; ')}`);
  }
  return [{ title: 'Lighthouse, mobile, median of 3', rows, notes }];
};

/** In a browser of its own: Lighthouse does not clear the storage of earlier visits. */
async function auditPage(bench: Bench, path: string): Promise<Audit> {
  const port = await findFreePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  const result = await lighthouse(bench.product.origin + path, {
    port,
    logLevel: 'silent',
    onlyCategories: [...CATEGORIES],
  }).finally(() => browser.close());
  if (!result) throw new Error(`Lighthouse returned no result for ${path}.`);
  const { categories, audits } = result.lhr;
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const counted = CATEGORIES.flatMap((id) => categories[id]?.auditRefs ?? []);
  return {
    scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    lcpMs: number('largest-contentful-paint'),
    cls: number('cumulative-layout-shift'),
    totalKb: number('total-byte-weight') / 1024,
    short: counted
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
  };
}

function rowsOf(name: string, audits: Audit[]): Row[] {
  const scores = CATEGORIES.map((_, i) => median(audits.map((audit) => audit.scores[i] as number)));
  const lcp = median(audits.map((audit) => audit.lcpMs));
  const totalKb = median(audits.map((audit) => audit.totalKb));
  const figures = {
    ...Object.fromEntries(CATEGORIES.map((id, i) => [id, scores[i] as number])),
    'LCP ms': Math.round(lcp),
    CLS: Math.max(...audits.map((audit) => audit.cls)),
    'total KB': totalKb,
  };
  const row = { name, figures, goal: atLeast(100, Math.min(...scores), ' each') };
  const lcpRow = { name: '  its LCP', figures: {}, goal: atMost(1300, lcp, ' ms') };
  if (name !== 'home') return [row, lcpRow];
  return [row, lcpRow, { name: '  its weight', figures: {}, goal: atMost(250, totalKb, ' KB') }];
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
