import { party } from '../../features/party/text/en.ts';
import { people } from '../../features/people/text/en.ts';
import { search } from '../../features/search/text/en.ts';
import { site } from '../../site/text/en.ts';
import { showcase } from '../text/en.ts';

export const texts = { party, people, search, showcase, site };
