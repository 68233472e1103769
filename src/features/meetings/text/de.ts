import type { TextOf } from '../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
  /** Names of pages, as links to them say. */
  pages: {
    meetings: 'Versammlungen',
  },
  title: 'Versammlungen',
  lead: 'Vom Parteitag bis zum Treffen im Viertel: wo, wann und für wen.',
  when: 'Wann',
  where: 'Wo',
  audience: 'Offen für',
  online: 'Online',
  cancelled: 'Abgesagt',
  list: {
    coming: 'Kommende Versammlungen',
    past: 'Vergangene Versammlungen',
    comingUnit_one: 'geplant',
    comingUnit_other: 'geplant',
    pastUnit_one: 'vorbei',
    pastUnit_other: 'vorbei',
    noneTitle: 'Keine Versammlung angekündigt',
    noneText:
      'Abonnieren Sie den Kalender; neue Versammlungen werden dann automatisch in Ihren eingetragen.',
    subscribe: 'Kalender abonnieren',
    subscribeText:
      'Neue Versammlungen und Änderungen werden automatisch in Ihren Kalender eingetragen.',
    file: 'Kalenderdatei (.ics)',
    filters: 'Vergangene Versammlungen filtern',
    year: 'Jahr',
    allYears: 'Alle',
    filter: 'Filtern',
    titleYear: '{{title}}, {{year}}',
    titlePage: '{{title}}, Seite {{page}}',
  },
  page: {
    addToCalendar: 'In den Kalender eintragen',
    map: 'Auf der Karte zeigen',
    join: 'Über den Link teilnehmen',
    onlineAddress: 'Link zur Übertragung',
    cancelled: 'Diese Versammlung wurde abgesagt.',
    over: 'Diese Versammlung hat stattgefunden.',
    next: 'Kommende Versammlungen',
    all: 'Alle Versammlungen',
  },
  calendar: { name: 'Versammlungen: {{party}}' },
};
