import type { Party } from '../../src/features/party/schema.ts';
import { demoAbout } from './party-about.ts';
import { demoDonation } from './party-donation.ts';
import { demoMembership } from './party-membership.ts';
import { demoOffices } from './party-offices.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';

/** The fictional party of the demo. */
export const demoParty: Party = {
  name: 'Liberal Ufuk Partisi',
  shortName: 'Ufuk',
  logo: null,
  color: '',
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
      text: 'Kural herkese aynı uzaklıktadır. Mahkeme yalnızca yasaya bakar, savcı telefona değil delile güvenir.',
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
      text: 'Harcanan her lira izlenebilir, her ihale çevrim içi yayımlanır. Açıklık lütuf değil, görevdir.',
    },
  ],
  address: 'Ufuk Sokağı 12, Çankaya, Ankara',
  phone: '+903120000000',
  email: 'iletisim@ufuk.example',
  hours: 'Hafta içi 09.00–18.00, cumartesi 10.00–14.00',
  whatsapp: '+905000000000',
  whatsappGreeting: 'Merhaba, Liberal Ufuk Partisi hakkında bilgi almak istiyorum.',
  tagManagerId: '',
  social: {
    x: 'https://x.com/ufuk.example',
    facebook: 'https://www.facebook.com/ufuk.example',
    instagram: 'https://www.instagram.com/ufuk.example',
    youtube: 'https://www.youtube.com/@ufuk.example',
  },
  press: {
    phone: '+903120000001',
    email: 'basin@ufuk.example',
    terms:
      'Portreleri haberlerinizde, “Liberal Ufuk Partisi” kaynağını belirterek ücretsiz kullanabilirsiniz. Kesip büyütebilirsiniz; renklerini ve yüzü değiştirmeyin.',
  },
  offices: demoOffices,
  topics: [
    {
      title: 'Üyelik ve gönüllülük',
      text: 'Başvurunuz, kaydınızın taşınması, aidat, gönüllü çalışma.',
      email: 'uyelik@ufuk.example',
    },
    {
      title: 'Basın ve yayın',
      text: 'Görüş, röportaj, görüntü, yayın akreditasyonu.',
      email: 'basin@ufuk.example',
    },
    {
      title: 'Bağış ve mali işler',
      text: 'Bağış belgesi, iade, yayımlanan hesaplarla ilgili sorular.',
      email: 'mali@ufuk.example',
    },
    {
      title: 'Yasa önerisi ve şikâyet',
      text: 'Başınıza geleni ya da değişmesini istediğiniz kuralı anlatın; hukuk birimi okur.',
      email: 'hukuk@ufuk.example',
    },
    {
      title: 'İlde ve ilçede çalışma',
      text: 'Bulunduğunuz yerde toplantı, il ve ilçe yönetimleri, yer önerisi.',
      email: 'teskilat@ufuk.example',
    },
    {
      title: 'Kişisel veriler ve site',
      text: 'Kayıtlı bilginizi görmek ya da sildirmek; sitede hata, erişilebilirlik.',
      email: 'veri@ufuk.example',
    },
  ],
  about: demoAbout,
  boards: {
    presidency: {
      lead: 'Genel Başkan, Genel Sekreter, Teşkilat Başkanı ve altı genel başkan yardımcısı. Her hafta toplanır, günlük işi yürütür.',
      text: `Başkanlık Divanı, Merkez Yürütme Kurulunun kararlarını uygular ve kurulun gündemini hazırlar. Haftada en az bir kez toplanır; her üyenin görev alanı, seçildiği kararda yazılıdır.

Genel Başkan dışındaki üyeler, Genel Başkan’ın önerisi üzerine Merkez Yürütme Kurulu üyeleri arasından, yine bu kurul tarafından seçilir ve aynı usulle görevden alınır. Hukuk, ekonomi, sosyal politika, eğitim, yerel yönetim ve şeffaflık alanları boş bırakılamaz.

Kuruluşu ve yetkileri Tüzük’ün 31. ve 32. maddelerindedir.`,
    },
    executive: {
      lead: 'Kurultayın seçtiği on beş üye, Genel Başkan ile kadın ve gençlik kolları başkanları. Partinin iki kurultay arasındaki karar organı.',
      text: `Merkez Yürütme Kurulu, Kurultay kararlarını ve Parti Programı’nı uygular; bütçeyi kabul eder, kesin hesabı Kurultaya sunar, yönetmelikleri çıkarır, teşkilatı kurar ve denetler.

Ayda en az bir kez toplanır. Oylar eşit çıkarsa Genel Başkan’ın oyu iki sayılmaz, öneri reddedilmiş olur. Kararların özeti beş iş günü içinde bu sitede yayımlanır; katılım çizelgesi altı ayda bir duyurulur.

On beş asıl ve sekiz yedek üyeyi Kurultay gizli oyla seçer. Kuruluşu ve çalışma usulü Tüzük’ün 33–35. maddelerindedir.`,
    },
  },
  membership: demoMembership,
  donation: demoDonation,
  translations: { en, de, es },
};
