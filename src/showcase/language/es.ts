import { es as party } from '../../features/party/text/es.ts';
import { es as people } from '../../features/people/text/es.ts';
import { es as search } from '../../features/search/text/es.ts';
import { es as site } from '../../site/text/es.ts';
import { es as showcase } from '../text/es.ts';

export const texts = { party, people, search, showcase, site };
