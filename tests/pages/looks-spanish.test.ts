import { describeLooks } from './looks.ts';

describeLooks('es');
