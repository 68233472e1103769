import { describeLooks } from './looks.ts';

await describeLooks('tr', [
  '/tum-icerikler?sayfa=2',
  '/haberler?yil=2026',
  '/tum-icerikler?ara=kitap',
]);
