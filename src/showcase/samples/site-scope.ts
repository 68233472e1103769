import type { TFunction } from 'i18next';
import { useText } from '../../dashboard/kit/language/language.ts';
import type { PageScope } from '../../site/kit/page.ts';
import type { SiteParty } from '../../site/kit/party.ts';

const party: SiteParty = {
  name: 'Örnek Parti',
  shortName: 'Örnek',
  logo: null,
  color: '',
  slogan: ['Özgür yurttaş,', 'güçlü toplum.'],
  introduction: 'Örnek Parti, bu sayfalar için uydurulmuş bir partidir.',
  principles: [
    {
      title: 'Hukuk herkese eşittir',
      text: 'Kural, koyanı da bağlar. Yargı hiçbir makamın altında değildir.',
    },
    {
      title: 'Söz serbesttir',
      text: 'Bir düşünceye verilecek cevap yasak değil, daha iyi bir düşüncedir.',
    },
    { title: 'Yerinden yönetim', text: 'Bir işi en iyi, o işin yapıldığı yerde yaşayanlar bilir.' },
  ],
  address: 'Örnek Sokak 1, Çankaya, Ankara',
  phone: '+903120000000',
  email: 'bilgi@ufuk.example',
  hours: 'Hafta içi 09.00–18.00',
  whatsapp: '+905000000000',
  whatsappGreeting: 'Merhaba',
  social: { x: '', facebook: '', instagram: '', youtube: '' },
  translations: {},
};

/** What parts of public pages get from their page. */
export function useSiteScope(): PageScope {
  const { t, locale } = useText();
  return {
    locale,
    t: t as unknown as TFunction,
    path: '/haberler',
    href: (path) => path,
    pageLabel: () => undefined,
    isFilled: () => true,
    party,
    now: new Date('2026-11-20T09:00:00Z'),
    origin: '',
  };
}
