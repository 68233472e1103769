import { party } from '../../features/party/text/de.ts';
import { people } from '../../features/people/text/de.ts';
import { search } from '../../features/search/text/de.ts';
import { site } from '../../site/text/de.ts';
import { showcase } from '../text/de.ts';

export const texts = { party, people, search, showcase, site };
