import { implement } from '../../platform/http/implement.server.ts';
import { languageOf } from '../../platform/http/language.server.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import type { Feature } from '../manifest.server.ts';
import { KNOWN_LABELS } from '../menu/operations.server.ts';
import { measurementRoutes } from './contract.ts';
import { measurementPages } from './pages.server.tsx';
import { visitsRight } from './policy.ts';
import { MeasurementBatch, summarizeSpeed } from './speed.server.ts';
import * as de from './text/de.ts';
import * as en from './text/en.ts';
import * as es from './text/es.ts';
import * as tr from './text/tr.ts';
import { summarizeVisits, VisitBatch } from './visits.server.ts';

const api = implement(measurementRoutes, ({ db, clock, read }, scope) => {
  const pages = () => read(KNOWN_LABELS)().pages;
  const speed = new MeasurementBatch(db, clock, (error) =>
    scope.log.error({ err: error }, 'measurements could not be written'),
  );
  const visits = new VisitBatch(
    db,
    clock,
    () => new Set(pages().map(({ path }) => path)),
    (error) => scope.log.error({ err: error }, 'visits could not be written'),
  );
  scope.addHook('onClose', async () => {
    await speed.flush();
    await visits.flush();
  });
  return {
    report({ body }) {
      speed.add(body);
      visits.add(body.path, body.from);
    },
    speed: async ({ op }) => {
      await speed.flush();
      return summarizeSpeed(op);
    },
    visits: async ({ op, request }) => {
      await visits.flush();
      const language = languageOf(request);
      return summarizeVisits(
        op,
        (path) => pages().find((page) => page.path === path)?.names[language],
      );
    },
  };
});

export const measurement: Feature = {
  name: 'measurement',
  rights: [visitsRight],
  texts: [textsOf({ tr, en, de, es })],
  pages: measurementPages,
  api,
};
