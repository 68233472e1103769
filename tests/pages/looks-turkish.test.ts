import { PIECE_KINDS, SINGLE_PATHS } from './kinds.ts';
import { describeLooks } from './looks.ts';

describeLooks('tr', [...SINGLE_PATHS, '/tum-icerikler?sayfa=2', '/haberler?yil=2026'], PIECE_KINDS);
