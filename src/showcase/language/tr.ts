import { party } from '../../features/party/text/tr.ts';
import { people } from '../../features/people/text/tr.ts';
import { search } from '../../features/search/text/tr.ts';
import { site } from '../../site/text/tr.ts';
import { showcase } from '../text/tr.ts';

export const texts = { party, people, search, showcase, site };
