import { describeLooks } from './looks.ts';

await describeLooks('de');
