import { describeLooks } from './looks.ts';

describeLooks('en');
