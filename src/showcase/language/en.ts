import { en as party } from '../../features/party/text/en.ts';
import { en as people } from '../../features/people/text/en.ts';
import { en as search } from '../../features/search/text/en.ts';
import { en as site } from '../../site/text/en.ts';
import { en as showcase } from '../text/en.ts';

export const texts = { party, people, search, showcase, site };
