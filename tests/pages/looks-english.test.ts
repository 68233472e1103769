import { PIECE_KINDS, SINGLE_PATHS } from './kinds.ts';
import { describeLooks } from './looks.ts';

describeLooks('en', SINGLE_PATHS, PIECE_KINDS);
