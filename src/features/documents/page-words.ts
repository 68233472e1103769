import type { PageSearch } from '../../site/kit/page-route.server.ts';
import type { DocumentKind } from './schema.ts';

/** What people call the pages of this feature when they search for them. */
export const DOCUMENT_WORDS: Record<DocumentKind, PageSearch> = {
  programme: {
    called: {
      tr: 'program, parti programı, seçim programı, vaatler, politikalar',
      en: 'programme, program, policies, promises',
      de: 'programm, parteiprogramm, wahlprogramm',
      es: 'programa, programa del partido, programa electoral',
    },
  },
  manifesto: {
    called: { tr: 'manifesto, bildirge', en: 'manifesto', de: 'manifest', es: 'manifiesto' },
  },
  goals: {
    called: {
      tr: 'hedefler, politik hedefler, amaçlar',
      en: 'goals, aims, political goals',
      de: 'ziele, politische ziele',
      es: 'objetivos, objetivos políticos',
    },
  },
  charter: {
    called: {
      tr: 'tüzük, parti tüzüğü, tüzüğümüz, ana tüzük, nizamname',
      en: 'charter, statute, statutes, constitution of the party, bylaws',
      de: 'satzung, statut',
      es: 'estatutos, estatuto',
    },
  },
  guide: {
    called: {
      tr: 'teşkilat rehberi, örgüt rehberi, rehber, kılavuz',
      en: 'guide, organisation guide, handbook',
      de: 'leitfaden, handbuch',
      es: 'guía, manual',
    },
  },
};
