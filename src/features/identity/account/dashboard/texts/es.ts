import { es as account } from '../../text/es.ts';

export const texts = { account };
