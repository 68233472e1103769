import { openBranchRoutes } from '../../platform/branches/contract.ts';
import { implement } from '../../platform/http/implement.server.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import type { Feature } from '../manifest.server.ts';
import { branchRoutes } from './contract.ts';
import { exportBranches } from './csv.server.ts';
import { demoBranches } from './demo.server.ts';
import {
  branchEvents,
  branchMedia,
  changeBranch,
  createBranch,
  createBranches,
  setBranchPeople,
} from './desk.server.ts';
import { checkCsv, importCsv } from './import.server.ts';
import { branchPages, branchSitemap, noBranches } from './pages.server.ts';
import { branchesRight } from './policy.ts';
import {
  branchSubjects,
  countMissing,
  getBranch,
  listBranches,
  listOpenBranches,
  readExtent,
} from './read.server.ts';
import { closeBranch, mergeBranch, reopenBranch } from './state.server.ts';
import * as de from './text/de.ts';
import * as en from './text/en.ts';
import * as es from './text/es.ts';
import * as tr from './text/tr.ts';

const api = implement(branchRoutes, () => ({
  list: ({ op, query }) => listBranches(op, query),
  missing: ({ op }) => countMissing(op),
  export: async ({ op, reply }) => {
    const csv = await exportBranches(op);
    return reply
      .header('Cache-Control', 'no-store')
      .header('Content-Type', 'text/csv; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="teskilatlar.csv"')
      .send(csv);
  },
  create: ({ op, body }) => createBranch(op, body),
  createMany: ({ op, body }) => createBranches(op, body),
  checkCsv: ({ op, body }) => checkCsv(op, body.csv),
  importCsv: ({ op, body }) => importCsv(op, body.csv),
  get: ({ op, params }) => getBranch(op, params.id),
  change: ({ op, params, body }) => changeBranch(op, params.id, body),
  setPeople: ({ op, params, body }) => setBranchPeople(op, params.id, body),
  extent: ({ op, params }) => readExtent(op, params.id),
  close: ({ op, params, body }) => closeBranch(op, params.id, body.version),
  reopen: ({ op, params, body }) => reopenBranch(op, params.id, body.version),
  merge: ({ op, params, body }) => mergeBranch(op, params.id, body),
}));

const openBranches = implement(openBranchRoutes, () => ({
  list: ({ op }) => listOpenBranches(op),
}));

/** The organisations of the party in provinces and districts. */
export const branches: Feature = {
  name: 'branches',
  rights: [branchesRight],
  texts: [textsOf({ tr, en, de, es })],
  pages: branchPages,
  emptyPages: [noBranches],
  api(...parts) {
    api(...parts);
    openBranches(...parts);
  },
  sitemaps: [branchSitemap],
  mediaUses: [branchMedia],
  demo: [demoBranches],
  auditEvents: branchEvents,
  auditSubjects: { branch: branchSubjects },
};
