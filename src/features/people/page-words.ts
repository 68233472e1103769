import type { PageSearch } from '../../site/kit/page-route.server.ts';
import type { ListedBoard } from './schema.ts';

/** What people call the pages of this feature when they search for them. */
export const CHAIR_WORDS: PageSearch = {
  called: {
    tr: 'genel başkan, başkan, lider, parti lideri, özgeçmiş, başkanın özgeçmişi',
    en: 'chair, leader, party leader, chairperson, president',
    de: 'vorsitzende, vorsitzender, parteivorsitz, parteivorsitzende',
    es: 'presidencia, presidenta, presidente, líder',
  },
};

export const BOARD_WORDS: Record<ListedBoard, PageSearch> = {
  presidency: {
    called: {
      tr: 'başkanlık divanı, divan, genel başkan yardımcıları, yöneticiler, yönetim, yönetim kadrosu, kurullar',
      en: 'presiding board, presidency, deputy chairs, leadership, management',
      de: 'präsidium, vorstand, stellvertretende vorsitzende, führung',
      es: 'junta directiva, directiva, vicepresidentes, dirección',
    },
  },
  executive: {
    called: {
      tr: 'merkez yürütme kurulu, myk, yürütme kurulu, kurul üyeleri',
      en: 'executive board, central executive board, executive committee',
      de: 'zentralvorstand, exekutivausschuss, geschäftsführender vorstand',
      es: 'comité ejecutivo, ejecutiva',
    },
  },
};
