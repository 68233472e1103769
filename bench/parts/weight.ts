import type { BrowserContext } from 'playwright-core';
import { launchBrowser } from '../../tests/harness/browser.ts';
import type { Bench, Part } from '../bench.ts';
import { unpin } from '../machine/machine.ts';
import { atMost, type Row } from '../report/table.ts';
import { EDITOR } from '../servers/product.ts';
import { type Visit, visitPage } from './visit-page.ts';

const VIEWPORT = { width: 1280, height: 800 };

interface PageGoal {
  name: string;
  path: string;
  signedIn?: boolean;
  totalKb?: number;
  scriptKb?: number;
}

/** The bytes that a browser downloads for a page at its first visit, and the paint times. */
export const measureWeight: Part = async (bench) => {
  unpin([bench.product.pid]);
  const pages: PageGoal[] = [
    { name: 'home', path: '/' },
    { name: 'article', path: bench.seeded.articlePaths[0] as string, totalKb: 100, scriptKb: 3 },
    { name: 'contact form', path: '/bize-ulasin', scriptKb: 3 },
    { name: 'membership form', path: '/uye-olun', scriptKb: 3 },
    { name: 'sign-in', path: '/auth/login', totalKb: 300 },
    { name: 'dashboard, content list', path: '/dashboard/blog', signedIn: true, totalKb: 400 },
  ];
  const browser = await launchBrowser();
  const rows: Row[] = [];
  try {
    for (const page of pages) {
      bench.log(`weight: ${page.name}`);
      const visits: Visit[] = [];
      for (let i = 0; i < Math.min(3, bench.options.rounds); i++) {
        const context = await browser.newContext({ locale: 'tr-TR', viewport: VIEWPORT });
        if (page.signedIn) await signIn(context, bench);
        visits.push(await visitPage(context, bench.product.origin + page.path));
        await context.close();
      }
      rows.push(...rowsOf(page, middle(visits)));
    }
  } finally {
    await browser.close();
  }
  return [
    {
      title: 'Page weight in Chromium, first visit, KB as transferred',
      rows,
      notes: [
        'LCP and CLS without throttling, on this machine. No request may go to another host.',
      ],
    },
  ];
};

async function signIn(context: BrowserContext, bench: Bench): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${bench.product.origin}/auth/login`);
  await page.fill('input[name=username]', EDITOR.username);
  await page.fill('input[name=password]', EDITOR.password);
  await page.click('button[type=submit]');
  await page.waitForURL('**/dashboard**');
  await page.close();
}

function rowsOf(page: PageGoal, visit: Visit): Row[] {
  const { kb } = visit;
  const row: Row = {
    name: page.name,
    figures: {
      requests: visit.requests,
      'foreign hosts': visit.foreignHosts,
      document: kb.Document,
      script: kb.Script,
      style: kb.Stylesheet,
      font: kb.Font,
      picture: kb.Image,
      data: kb.Data,
      total: visit.totalKb,
      'FCP ms': Math.round(visit.fcp),
      'LCP ms': Math.round(visit.lcp),
      CLS: visit.cls,
      ...(visit.failed > 0 ? { FAILED: visit.failed } : {}),
    },
  };
  if (page.totalKb) row.goal = atMost(page.totalKb, visit.totalKb, ' KB');
  if (!page.scriptKb) return [row];
  const scriptGoal = atMost(page.scriptKb, kb.Script, ' KB script');
  return [row, { name: `  its JavaScript`, figures: { script: kb.Script }, goal: scriptGoal }];
}

function middle(visits: Visit[]): Visit {
  const sorted = [...visits].sort((a, b) => a.lcp - b.lcp);
  return sorted[Math.floor((sorted.length - 1) / 2)] as Visit;
}
