import { party } from '../../features/party/text/es.ts';
import { people } from '../../features/people/text/es.ts';
import { search } from '../../features/search/text/es.ts';
import { site } from '../../site/text/es.ts';
import { showcase } from '../text/es.ts';

export const texts = { party, people, search, showcase, site };
