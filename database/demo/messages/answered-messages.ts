import type { DemoMessage } from './demo-message.ts';

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
    assignedTo: 'murat.sezgin',
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
