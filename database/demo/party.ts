import type { Party } from '../../src/features/party/schema.ts';

/** The fictional party of the demo. */
export const demoParty: Party = {
  name: 'Liberal Ufuk Partisi',
  shortName: 'Ufuk',
  slogan: ['Özgür insan.', 'Adil kural.', 'Açık ufuk.'],
  introduction:
    'Kimsenin kökeni, inancı ya da cüzdanı yüzünden kapıda kalmadığı bir ülke mümkün. Liberal Ufuk Partisi, bu ülkeyi yasayla, emekle ve ikna ederek kuranların evidir.',
  principles: [
    {
      title: 'Özgür birey',
      text: 'Devlet yurttaşın efendisi değil, hizmetindeki kurumdur. İnsan düşüncesini, inancını ve hayatını kendi seçer.',
    },
    {
      title: 'Hukuk devleti',
      text: 'Kural herkese aynı uzaklıktadır. Mahkeme yalnız yasaya bakar, savcı telefona değil delile güvenir.',
    },
    {
      title: 'Serbest girişim',
      text: 'Dükkânını açan, tarlasını eken, yazılımını satan kimse izin kapısında beklemez. Rekabet eşit şartta olur.',
    },
    {
      title: 'İyi eğitim',
      text: 'Her mahallede iyi okul, her öğretmene itibar. Çocuğun geleceğini doğduğu ilçe belirlemez.',
    },
    {
      title: 'Güçlü yerel yönetim',
      text: 'Sokağın kararını sokağa en yakın olan verir. Belediyenin geliri de hesabı da açıktır.',
    },
    {
      title: 'Hesap veren devlet',
      text: 'Harcanan her lira izlenebilir, her ihale çevrimiçi yayımlanır. Açıklık lütuf değil, görevdir.',
    },
  ],
  address: 'Ufuk Sokağı 12, Çankaya, Ankara',
  phone: '+903120000000',
  email: 'iletisim@ufuk.example',
  whatsapp: '+905000000000',
  whatsappGreeting: 'Merhaba, Liberal Ufuk Partisi hakkında bilgi almak istiyorum.',
  tagManagerId: '',
  social: {
    x: 'https://x.com/ufuk.example',
    facebook: 'https://www.facebook.com/ufuk.example',
    instagram: 'https://www.instagram.com/ufuk.example',
    youtube: 'https://www.youtube.com/@ufuk.example',
  },
  donation: {
    heading: 'Bağımsız siyasetin kaynağı, çok sayıda küçük bağıştır.',
    text: 'Kimseye borçlanmadan konuşabilmek için yalnız yurttaşların desteğine güveniyoruz. Gelirimizi ve giderimizi her üç ayda bir kalem kalem yayımlıyoruz.',
    accountName: 'Liberal Ufuk Partisi Genel Merkezi',
    iban: 'TR00 0000 0000 0000 0000 0000 00',
    note: 'Yalnız gerçek ve tüzel kişiler, Siyasi Partiler Kanunu’nun 66. maddesindeki yıllık üst sınıra kadar bağış yapabilir. Yabancıdan bağış alınmaz.',
    facts: [
      { value: '6.842', label: 'bağış' },
      { value: '₺418', label: 'ortalama' },
      { value: '%93', label: '₺1.000 altı' },
    ],
  },
};
