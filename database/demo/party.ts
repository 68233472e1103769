import type { Office, Party } from '../../src/features/party/schema.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';

const WEEKDAYS = 'Hafta içi 10.00–18.00';

/** Offices of the demo's party; streets and numbers are made up. */
const demoOffices: Office[] = [
  {
    name: 'İstanbul İl Başkanlığı',
    address: 'Ufuk Çıkmazı 4, Kadıköy, İstanbul',
    phone: '+902160000000',
    email: 'istanbul@ufuk.example',
    hours: 'Her gün 10.00–19.00',
  },
  {
    name: 'İzmir İl Başkanlığı',
    address: 'Açık Köşe Sokağı 17, Konak, İzmir',
    phone: '+902320000000',
    email: 'izmir@ufuk.example',
    hours: WEEKDAYS,
  },
  {
    name: 'Bursa İl Başkanlığı',
    address: 'Gündoğumu Sokağı 9, Nilüfer, Bursa',
    phone: '+902240000000',
    email: 'bursa@ufuk.example',
    hours: WEEKDAYS,
  },
  {
    name: 'Adana İl Başkanlığı',
    address: 'Turunç Aralığı 21, Seyhan, Adana',
    phone: '+903220000000',
    email: 'adana@ufuk.example',
    hours: WEEKDAYS,
  },
  {
    name: 'Diyarbakır İl Başkanlığı',
    address: 'Ufuk Sokağı 3, Kayapınar, Diyarbakır',
    phone: '+904120000000',
    email: 'diyarbakir@ufuk.example',
    hours: WEEKDAYS,
  },
  {
    name: 'Trabzon İl Başkanlığı',
    address: 'Deniz Gören Yokuşu 12, Ortahisar, Trabzon',
    phone: '+904620000000',
    email: 'trabzon@ufuk.example',
    hours: 'Salı–cumartesi 10.00–18.00',
  },
];

/** How to join the demo's party, according to its charter. */
const demoMembership: Party['membership'] = {
  lead: 'Bir tanıdığa, bir referansa gerek yok. Kimliğiniz ve beş dakikanız yeterli; kararı ilçe yönetimi en geç otuz gün içinde verir.',
  documents: [
    'Kimlik kartınız: kimlik numaranız ve kartın seri numarası',
    'Oturduğunuz ilçe ve açık adresiniz',
    'Size ulaşabileceğimiz bir telefon ve bir e-posta adresi',
    'Başka bir partiye üyeyseniz, ayrıldığınızı gösteren belge',
  ],
  steps: [
    {
      title: 'Formu doldurun',
      text: 'Formu bu sayfada ya da bir büromuzda doldurursunuz. Kanunun istediği bilgilerle iletişim bilgileriniz dışında bir şey sorulmaz.',
    },
    {
      title: 'Kodunuzu alın',
      text: 'Başvurunuzun alındığını e-postayla bildiririz; durumunu size verilen kodla izlersiniz.',
    },
    {
      title: 'Beyannameyi imzalayın',
      text: 'İlçe yönetimi sizi arar, hazırladığı giriş beyannamesini imzalatır.',
    },
    {
      title: 'Karar en geç otuz gün içinde',
      text: 'İlçe yönetimi karar verir. Otuz gün içinde karar çıkmazsa başvurunuz kabul edilmiş sayılır.',
    },
  ],
  afterwards: `Üye kütüğüne yazılır, ilçenizdeki ilk toplantıya çağrılırsınız. Kayıtlı olduğunuz yerde söz alma, oy verme ve aday olma hakkınız o gün başlar; hesapları ve karar özetlerini inceleyebilir, organlara yazılı soru sorabilirsiniz.

Ret kararı gerekçelidir ve yazıyla bildirilir; on beş gün içinde il yönetimine itiraz edebilirsiniz. Üyelikten dilediğiniz an, gerekçe göstermeden ayrılırsınız.

On altı yaşını doldurduysanız üye olmadan da gönüllü olabilirsiniz. On sekiz yaşından küçükler için ailenin yazılı izni gerekir.`,
  privacy: `Siyasi düşünce özel nitelikli kişisel veridir; başvurunuzu yalnız üyelik işleri için, kanunun öngördüğü ölçüde işleriz. Bilgileriniz tek bir üye kütüğünde tutulur, kimseye satılmaz, reklam için kullanılmaz. Kanun gereği Yargıtay Cumhuriyet Başsavcılığına bildirilir.

Kütükteki bilginizi her zaman görebilir, düzeltilmesini isteyebilirsiniz; isteğiniz en geç otuz gün içinde yerine getirilir. Kimlik numaranızı e-postaya ya da mesaja yazmayın; bu bilgiyi yalnızca başvuru formunda isteriz.`,
  greeting: 'Merhaba, Liberal Ufuk Partisine üye olmak istiyorum. Bulunduğum il ve ilçe: ',
};

/** The demo's donations. The account number is deliberately invalid: zeros that no bank would accept. */
const demoDonation: Party['donation'] = {
  heading: 'Bağımsız siyasetin kaynağı, çok sayıda küçük bağıştır.',
  text: 'Kimseye borçlanmadan konuşabilmek için yalnızca yurttaşların desteğine güveniyoruz. Genel merkezin gelirini ve giderini her üç ayda bir kalem kalem yayımlıyoruz.',
  accounts: [
    {
      bank: 'Örnek Banka, Ankara Merkez Şubesi',
      name: 'Liberal Ufuk Partisi Genel Merkezi',
      iban: 'TR00 0000 0000 0000 0000 0000 00',
    },
  ],
  note: 'Bağışı yalnız gerçek kişilerden alırız; bir kişiden bir yılda en çok ₺60.000. Şirketlerden, derneklerden ve yurt dışından bağış kabul etmeyiz.',
  facts: [
    { value: '6.842', label: 'bağış, 2026’nın ilk dokuz ayında' },
    { value: '₺418', label: 'ortalama bağış' },
    { value: '%93', label: '₺1.000’in altında' },
  ],
  limit: '₺60.000',
  uses: [
    {
      title: 'Sahada ölçmek',
      text: 'Raporların yolu, anketi ve çözümlemesi. Her raporun maliyeti son sayfasında yazar.',
    },
    {
      title: 'Kapısı açık bürolar',
      text: 'Kira, ısınma, ulaşım. Giderin yarısından fazlası illerde ve ilçelerde harcanır.',
    },
    {
      title: 'Sandık güvenliği',
      text: 'Gönüllülerin eğitimi, yemeği ve yolu; tutanakları sayan yazılım.',
    },
    {
      title: 'Hukuk',
      text: 'Kıyı, imar ve bilgi edinme davalarının harçları ve bilirkişi ücretleri.',
    },
  ],
  receipt: `Banka havalesinde dekontunuz belgedir; açıklamaya adınızı, soyadınızı ve “bağış” yazın. Toplantılarda elden verilen bağış, yalnız seri numaralı makbuz karşılığında alınır ve üç iş günü içinde bankaya yatırılır.

Makbuzunuzu yitirirseniz ya da bağışınızı geri almak isterseniz mali işlere yazın. On bin lirayı aşan bağışlar, yazılı onayınızla ve adınızla yayımlanır; onay vermezseniz bağış otuz gün içinde geri gönderilir.`,
  transparency: `Genel merkezin gelir ve gideri her üç ayda bir, illerinki her ay yayımlanır: bağışların sayısı, toplamı, ortalaması ve en yükseği. On bin lirayı aşan bağışlar dışında bağışçı adı yayımlanmaz; bu bağışçıların adı, onayları varsa, genel merkezin listesinde yer alır.

Defterleri Kurultayın seçtiği Mali Denetim Kurulu habersiz inceler, merkez hesaplarını ayrıca bağımsız bir kuruluş denetler. Faturaların taranmış suretleri, kişisel veriler kapatılarak, genel merkezde isteyen herkese açıktır. Kurallar Tüzük’ün 56–62. maddelerindedir.`,
};

/** The texts of the demo's party about itself. */
const demoAbout: Party['about'] = {
  lead: 'Gücü kimin kullanacağını değil, gücün nerede duracağını soran bir parti. Üyesinin parasıyla yaşar, hesabını herkese gösterir.',
  text: `Liberal Ufuk Partisini doksan kişi kurdu; çoğu daha önce siyaset yapmamıştı. Aralarında avukatlar vardı, ama bir tohumcu, iki hemşire, emekli bir coğrafya öğretmeni ve bir iskele büfecisi de vardı. Hepsini birleştiren şey aynı yorgunluktu: Yıllardır yalnızca “kim yönetecek?” sorusunu duymak.

Biz başka bir soruyla yola çıktık: Yöneten yanıldığında yurttaş hangi kapıyı çalacak? Programımızın her bölümü bu sorunun bir yanıtıdır. Mahkeme yasaya baksın, belediye hesabını göstersin, okul iyi olsun, dükkân açılsın, kimse hayatının gerekçesini devlete yazmak zorunda kalmasın.

## Nasıl çalışırız?

Önce gidip bakarız. Raporlarımız masada değil sahada yazılır; yöntemi ve verisi sayfanın altındadır. Yanıldığımızda düzeltir, düzelttiğimizi yazarız.

Şirketlerden, derneklerden ve yurt dışından bağış almayız. Gelirimizi ve giderimizi kalem kalem yayımlarız. Bir il binasının kirası oradaki üyelerin aidatıyla ödenemiyorsa o bina tutulmaz.`,
  history: [
    {
      year: '2022',
      text: 'Doksan kurucu, adı üzerine bir kış süren tartışmanın ardından kuruluş bildirimini verdi.',
    },
    {
      year: '2023',
      text: 'İlk il binaları açıldı; merkez hesaplarının her üç ayda bir yayımlanması kararlaştırıldı. Mayıstaki genel seçimde dört adayımız, iş birliği yaptığımız bir partinin listesinden milletvekili seçildi ve Ufuk’un sıralarına geçti.',
    },
    {
      year: '2024',
      text: 'Yerel seçimde 48 belediye meclisine girildi. Kurultay, programı ve tüzüğü kabul etti; Defne Arıkan Genel Başkan seçildi.',
    },
    {
      year: '2025',
      text: 'Politika kurulları sahaya çıktı: ticaret davalarının süresi ve zeytinyağında fiyatın yolu raporları yayımlandı.',
    },
    {
      year: '2026',
      text: 'Olağanüstü Kurultay tüzüğü yeniledi: görev süresi sınırı, il başkanını bütün üyelerin seçmesi ve Hakem Kurulu. Kreş açığı, gece ulaşımı ve küçük işletmenin izin yükü raporları yayımlandı.',
    },
  ],
  organisation: `En yüksek organımız **Kurultay**dır; altı yüz delege üç yılda bir toplanır, Genel Başkanı ve kurulları gizli oyla seçer. İki kurultay arasında kararları **Merkez Yürütme Kurulu** alır, günlük işi **Başkanlık Divanı** yürütür.

İllerde ve ilçelerde başkanları bütün üyeler seçer. Hesaplara **Mali Denetim Kurulu**, iç uyuşmazlıklara **Hakem Kurulu** bakar; ikisinin üyeleri de yönetimde görev alamaz. Aynı kişi en çok üç dönem Genel Başkanlık yapabilir.`,
};

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
    name: 'Kerem Aydın',
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
