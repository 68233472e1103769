import type { PageSearch } from '../../site/kit/page-route.server.ts';

/** What people call the pages of this feature when they search for them. */
export const MEETING_WORDS: PageSearch = {
  called: {
    tr: 'toplantı, toplantılar, etkinlik, etkinlikler, etkinlik takvimi, takvim, ajanda, buluşma, miting',
    en: 'meetings, events, calendar, agenda, rally',
    de: 'treffen, versammlungen, veranstaltungen, termine, kalender',
    es: 'reuniones, actos, eventos, calendario, agenda',
  },
};
