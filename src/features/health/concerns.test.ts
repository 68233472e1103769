import { expect, it } from 'vitest';
import { findConcerns } from './operations.server.ts';

const NOW = Date.parse('2026-11-23T09:00:00Z');
const GIB = 1024 ** 3;
const WELL: Parameters<typeof findConcerns>[0] = {
  versions: { product: '1.0.0', node: '24.0.0', database: '18.0', migrations: 35 },
  process: { startedAt: '2026-11-20T09:00:00.000Z', memory: 2 ** 28, delay: 21 },
  disk: { free: 20 * GIB, total: 100 * GIB },
  database: {
    kind: 'embedded',
    size: 2 ** 26,
    connections: 12,
    mostConnections: 100,
    clockAhead: 0.01,
    limitedRole: '',
  },
  backups: {
    last: { finishedAt: '2026-11-22T23:45:00.000Z', target: '/yedek', bytes: 2 ** 26, files: 3 },
    fault: '',
    at: '02:40',
    keep: 14,
    hasKeys: true,
  },
  uploads: { kind: 'folder', files: 3, size: 2 ** 20 },
  jobs: { waiting: 0, running: 0, failed: 0, oldestSeconds: 0 },
  mail: { kind: 'smtp', waiting: 0, fault: '' },
  network: { publicUrl: 'https://parti.example', trustProxy: [], hasUnknownProxy: false },
};

it('finds nothing when all is well', () => expect(findConcerns(WELL, NOW)).toEqual([]));

it.each([
  ['diskLow', { disk: { free: 9 * GIB, total: 100 * GIB } }],
  ['diskLow', { disk: { free: GIB / 2, total: 2 * GIB } }],
  ['backupFailed', { backups: { ...WELL.backups, fault: 'ENOSPC' } }],
  ['backupOld', { backups: { ...WELL.backups, last: null } }],
  [
    'backupOld',
    {
      backups: {
        ...WELL.backups,
        last: { ...WELL.backups.last, finishedAt: '2026-11-21T20:00:00.000Z' },
      },
    },
  ],
  ['connectionsFew', { database: { ...WELL.database, connections: 91 } }],
  ['limitedRole', { database: { ...WELL.database, limitedRole: 'create role x nologin;' } }],
  ['jobsLate', { jobs: { ...WELL.jobs, waiting: 1, oldestSeconds: 301 } }],
  ['jobsFailed', { jobs: { ...WELL.jobs, failed: 1 } }],
  ['clockWrong', { database: { ...WELL.database, clockAhead: -6 } }],
  ['unknownProxy', { network: { ...WELL.network, hasUnknownProxy: true } }],
  ['mailServerAway', { mail: { ...WELL.mail, fault: 'ECONNREFUSED' } }],
  ['noMailServer', { mail: { ...WELL.mail, kind: 'outbox' } }],
  ['noHttps', { network: { ...WELL.network, publicUrl: 'http://parti.example' } }],
] as const)('finds %s', (concern, change) => {
  expect(findConcerns({ ...WELL, ...change } as typeof WELL, NOW)).toEqual([concern]);
});

it('names the most urgent first', () => {
  const facts = {
    ...WELL,
    disk: { free: 0, total: 100 * GIB },
    jobs: { ...WELL.jobs, failed: 2 },
    mail: { ...WELL.mail, kind: 'outbox' },
  } as typeof WELL;
  expect(findConcerns(facts, NOW)).toEqual(['diskLow', 'jobsFailed', 'noMailServer']);
});
