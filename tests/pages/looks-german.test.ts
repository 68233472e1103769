import { describeLooks } from './looks.ts';

describeLooks('de');
