import { de as party } from '../../features/party/text/de.ts';
import { de as people } from '../../features/people/text/de.ts';
import { de as search } from '../../features/search/text/de.ts';
import { de as site } from '../../site/text/de.ts';
import { de as showcase } from '../text/de.ts';

export const texts = { party, people, search, showcase, site };
