import { tr as party } from '../../features/party/text/tr.ts';
import { tr as people } from '../../features/people/text/tr.ts';
import { tr as search } from '../../features/search/text/tr.ts';
import { tr as site } from '../../site/text/tr.ts';
import { tr as showcase } from '../text/tr.ts';

export const texts = { party, people, search, showcase, site };
