import type { PageRoute } from '../../site/kit/page-route.server.ts';
import { BOARD_WORDS, CHAIR_WORDS } from './page-words.ts';
import { BOARD_PATHS, CHAIR_PATH, LISTED_BOARDS } from './schema.ts';
import { loadBoard, loadChair, loadPerson } from './site/load.server.ts';

export const peoplePages: PageRoute[] = [
  {
    path: CHAIR_PATH,
    name: 'people:pages.chair',
    icon: 'person',
    search: CHAIR_WORDS,
    load: loadChair,
  },
  ...LISTED_BOARDS.map(
    (board): PageRoute => ({
      path: BOARD_PATHS[board],
      name: `people:pages.${board}`,
      icon: 'people',
      search: BOARD_WORDS[board],
      load: loadBoard(board),
    }),
  ),
  { path: '/kisiler/:slug', load: loadPerson },
];
