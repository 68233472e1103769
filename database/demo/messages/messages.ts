import type { Locale } from '../../../src/platform/i18n/locales.ts';

/** An invented message. Times are days before the load. */
export interface DemoMessage {
  name: string;
  phone?: string;
  topic: keyof typeof TOPICS;
  locale?: Locale;
  text: string;
  daysAgo: number;
  /** The branch to which it was written, as lists name it; without it: the whole party. */
  branch?: string;
  /** The username of a demo colleague. */
  assignedTo?: string;
  note?: string;
  reply?: string;
}

/** Titles of the demo's topics. */
export const TOPICS = {
  membership: 'Üyelik ve gönüllülük',
  press: 'Basın ve yayın',
  donation: 'Bağış ve mali işler',
  law: 'Yasa önerisi ve şikâyet',
  local: 'İlde ve ilçede çalışma',
  other: 'other',
};

export const spamMessages: DemoMessage[] = [
  {
    name: 'SEO Team',
    topic: 'other',
    locale: 'en',
    text: 'We can bring your website to the first page of every search engine within a week. Reply for a special price.',
    daysAgo: 2.1,
  },
  {
    name: 'Kazanç Dünyası',
    topic: 'other',
    text: 'Evden çalışarak haftada binlerce lira kazanın! Ayrıntılar için hemen yazın.',
    daysAgo: 6,
  },
  {
    name: 'Web Tasarım Fırsatı',
    topic: 'press',
    text: 'Kurumsal sitenizi yarı fiyatına yeniliyoruz. Kampanya bu hafta sona eriyor.',
    daysAgo: 10.2,
  },
  {
    name: 'Best Offer',
    topic: 'donation',
    locale: 'en',
    text: 'Dear friend, I have an interesting business proposal for you. Please answer with your details.',
    daysAgo: 15,
  },
  {
    name: 'Takipçi Merkezi',
    topic: 'other',
    text: 'On bin gerçek takipçi, anında teslim. Denemek için yanıtlayın.',
    daysAgo: 19.5,
  },
];

/** The staff works on these. */
export const openMessages: DemoMessage[] = [
  {
    name: 'Gülşah Demirbağ',
    phone: '0232 000 41 20',
    topic: 'local',
    text: 'Karşıyaka’da kadın girişimcilerle bir buluşma düzenlemek istiyoruz. Salonu biz buluruz; konuşmacı gönderebilir misiniz?',
    daysAgo: 4.2,
    branch: 'Karşıyaka, İzmir',
    assignedTo: 'sedat.akyurekli',
    note: 'İl temsilcisiyle konuşuldu, ocak ayı uygun. Konuşmacı adı bekleniyor.',
  },
  {
    name: 'Tolga Işıkveren',
    topic: 'press',
    text: 'Yerel televizyonumuzda 12 Aralık akşamı dijital haklar konulu bir program yapıyoruz. Yayına katılabilecek bir uzmanınız var mı?',
    daysAgo: 5,
    assignedTo: 'deniz.okumus',
  },
  {
    name: 'Nermin Balcıoğlu',
    topic: 'law',
    text: 'Emekli bir öğretmenim. Köy okullarının kapatılmasıyla ilgili gözlemlerimi yazdım, on iki sayfa oldu. Size nasıl ulaştırabilirim?',
    daysAgo: 6.5,
    assignedTo: 'elif.karahan',
    note: 'Posta adresi verilecek; belge hukuk birimine.',
  },
  {
    name: 'Burak Ege Alpaslan',
    phone: '0342 000 41 21',
    topic: 'donation',
    text: 'Şirket adına bağış yapmak istiyoruz. Yıllık üst sınırı aşmamak için şirket ile ortakların bağışları birlikte mi sayılıyor?',
    daysAgo: 7.3,
    assignedTo: 'asli.bayraktar',
  },
  {
    name: 'Ayfer Gündoğan',
    topic: 'membership',
    text: 'Başka bir partide kaydım olduğunu e-Devlet’te gördüm, oysa hiç üye olmadım. Size başvurmadan önce bu kaydı sildirmem gerekiyor mu?',
    daysAgo: 8.1,
    assignedTo: 'elif.karahan',
  },
  {
    name: 'Lucía Ferrer',
    topic: 'other',
    locale: 'es',
    text: 'Formo parte de una asociación de juventudes liberales en Valencia. Nos gustaría visitar su sede en primavera con unas quince personas. ¿Con quién podemos hablar?',
    daysAgo: 9.4,
    assignedTo: 'deniz.okumus',
  },
  {
    name: 'Sevgi Ormancı',
    phone: '0216 000 41 22',
    topic: 'local',
    text: 'Yeldeğirmeni’nde oturuyorum. Çarşamba danışma saatine kira sözleşmemi getirsem birlikte okuyabilir miyiz?',
    daysAgo: 3.3,
    branch: 'Kadıköy, İstanbul',
    assignedTo: 'nesrin.kocyigitli',
    note: 'Hukuk masasına soruldu; çarşamba 19.00 için yer ayrıldı.',
  },
  {
    name: 'Okan Kalaycıer',
    topic: 'local',
    text: 'Cumartesi günkü üye toplantısına ilk kez geleceğim. Salona tekerlekli sandalyeyle girilebiliyor mu?',
    daysAgo: 2.7,
    branch: 'Çankaya, Ankara',
    assignedTo: 'baris.elmasoglu',
  },
];

export const answeredMessages: DemoMessage[] = [
  {
    name: 'Zeynep Nur Özgüven',
    phone: '0242 000 41 30',
    topic: 'membership',
    text: 'Üyelik başvurumu iki hafta önce yaptım. Süreç ne kadar sürüyor?',
    daysAgo: 11,
    assignedTo: 'elif.karahan',
    reply:
      'Merhaba Zeynep Hanım,\n\nBaşvurunuz il başkanlığımızda inceleniyor; genellikle üç hafta içinde sonuçlanır. Sonucu e-posta ile bildireceğiz.',
  },
  {
    name: 'Hakan Suat Ergüder',
    topic: 'press',
    text: 'Basın listenize eklenmek istiyorum. Kurumum: Yeni Ufuklar dergisi.',
    daysAgo: 12.5,
    assignedTo: 'deniz.okumus',
    reply:
      'Merhaba,\n\nAdresinizi basın listemize ekledik. Bültenlerimiz bundan sonra size de gelecek.',
  },
  {
    name: 'Dilek Aytaç',
    topic: 'donation',
    text: 'Yıllık hesaplarınızı nerede yayımlıyorsunuz?',
    daysAgo: 14,
    assignedTo: 'asli.bayraktar',
    reply:
      'Merhaba Dilek Hanım,\n\nHesaplarımız her yıl nisan ayında sitemizin bağış sayfasında yayımlanır. Geçen yılın hesapları da orada.',
  },
  {
    name: 'Emre Kutlu',
    topic: 'local',
    text: 'Nilüfer’de ilçe yönetiminiz var mı? Toplantılarınıza katılmak isterim.',
    daysAgo: 16.2,
    branch: 'Nilüfer, Bursa',
    assignedTo: 'tuncay.bahadirli',
    reply:
      'Merhaba Emre Bey,\n\nEvet, her ayın ilk salı günü saat 19.00’da Bursa İl Başkanlığında toplanıyoruz. Bekleriz.',
  },
  {
    name: 'Sophie Martin',
    topic: 'other',
    locale: 'en',
    text: 'Is your programme available in English as a printed booklet?',
    daysAgo: 18,
    assignedTo: 'deniz.okumus',
    reply:
      'Dear Ms Martin,\n\nThank you for your interest. There is no printed English edition yet, but you can read the summary on our website.',
  },
  {
    name: 'Kadir Tuncer',
    topic: 'law',
    text: 'Kira artışlarıyla ilgili görüşünüzü merak ediyorum. Bir çalışmanız var mı?',
    daysAgo: 21,
    assignedTo: 'elif.karahan',
    reply:
      'Merhaba Kadir Bey,\n\nKonut başlıklı çalışmamız belgeler sayfamızda. Görüşlerinizi de bekleriz.',
  },
  {
    name: 'Meltem Arıkan',
    topic: 'membership',
    text: 'Yurt dışında yaşayan yurttaşlar üye olabilir mi?',
    daysAgo: 24,
    assignedTo: 'elif.karahan',
    reply:
      'Merhaba Meltem Hanım,\n\nEvet, seçmen olan her yurttaş üye olabilir. Başvuruda Türkiye’deki son adresinizi yazmanız yeterli.',
  },
  {
    name: 'Serdar Polat',
    phone: '0412 000 41 31',
    topic: 'local',
    text: 'Kayapınar’daki temsilciliğiniz hafta sonu açık mı?',
    daysAgo: 27,
    branch: 'Diyarbakır',
    assignedTo: 'murat.sezgin',
    note: 'Telefonla da arandı.',
    reply:
      'Merhaba Serdar Bey,\n\nTemsilciliğimiz hafta içi açık. Cumartesi günleri için önceden arayabilirsiniz.',
  },
  {
    name: 'Nazlı Erdoğdu',
    topic: 'other',
    text: 'Sitenizde ekran okuyucuyla gezebildiğim için teşekkür ederim. Emeği geçenlere iletir misiniz?',
    daysAgo: 33,
    assignedTo: 'deniz.okumus',
    reply: 'Merhaba Nazlı Hanım,\n\nİletinizi arkadaşlarımızla paylaştık; hepimiz çok sevindik.',
  },
  {
    name: 'Ufuk Sarper',
    topic: 'donation',
    text: 'Düzenli bağış talimatı verebiliyor muyum, yoksa her ay elden mi göndermeliyim?',
    daysAgo: 40,
    assignedTo: 'asli.bayraktar',
    reply:
      'Merhaba Ufuk Bey,\n\nBankanızdan düzenli ödeme talimatı verebilirsiniz. Açıklamaya adınızı ve soyadınızı yazmanız makbuz için yeterli.',
  },
];

/** Nobody has read these yet. */
export const newMessages: DemoMessage[] = [
  {
    name: 'Sevgi Akpınar',
    phone: '0532 000 41 10',
    topic: 'membership',
    text: 'Merhaba, geçen ay İzmir’den Ankara’ya taşındım. Üyelik kaydımın Çankaya ilçesine aktarılması için ne yapmam gerekiyor? İkametgâh belgesi gönderebilirim.',
    daysAgo: 0.1,
  },
  {
    name: 'Orhan Kılınçarslan',
    topic: 'law',
    text: 'Küçük esnaf olarak her yıl üç ayrı kuruma aynı belgeleri veriyoruz. Belgelerin bir kez verilmesi için bir öneri hazırlamanızı isterim. Elimde örnekler var, paylaşabilirim.',
    daysAgo: 0.3,
  },
  {
    name: 'Hannah Brandt',
    topic: 'press',
    locale: 'de',
    text: 'Guten Tag, ich schreibe für eine Zeitung in Hamburg über liberale Parteien in Europa. Wäre ein Gespräch mit der Vorsitzenden im Dezember möglich? Es kann auch per Video stattfinden.',
    daysAgo: 0.6,
  },
  {
    name: 'Mehmet Ali Çağlayan',
    phone: '0462 000 41 11',
    topic: 'local',
    text: 'Ortahisar’da ayda bir toplanan bir okuma grubumuz var. Toplantılarımızdan birini il temsilciliğinde yapabilir miyiz?',
    daysAgo: 0.9,
    branch: 'Trabzon',
  },
  {
    name: 'İpek Sarıoğlu',
    topic: 'membership',
    text: 'Üniversite öğrencisiyim, on dokuz yaşındayım. Üye olmadan da gönüllü çalışabilir miyim? Hafta sonları boşum, çeviri ve sosyal medya konularında yardım edebilirim.',
    daysAgo: 1.2,
  },
  {
    name: 'Rıza Yıldırımkaya',
    topic: 'donation',
    text: 'Ekim ayında yaptığım bağışın makbuzu elime ulaşmadı. Dekontun bir kopyasını gönderebilirim.',
    daysAgo: 1.8,
  },
  {
    name: 'Oliver Grant',
    topic: 'other',
    locale: 'en',
    text: 'I am a student of politics in Leeds and would like to use two of your published documents in my thesis. Which form of citation do you prefer?',
    daysAgo: 2.4,
  },
  {
    name: 'Fatma Şule Kocabıyık',
    phone: '0332 000 41 12',
    topic: 'law',
    text: 'Sulama kooperatifimizin su bedeli iki yılda dört katına çıktı. Konuyu Meclis gündemine taşımanız mümkün mü? Selçuklu’daki üyeler adına yazıyorum.',
    daysAgo: 3.1,
  },
  {
    name: 'Cem Uğur Tekinalp',
    topic: 'other',
    text: 'Sitenizdeki toplantı takvimini telefonuma ekledim, çok işime yaradı. Bir önerim var: geçmiş toplantıların kısa özetlerini de yayımlarsanız katılamayanlar izleyebilir.',
    daysAgo: 3.7,
  },
];
