import type { DemoMessage } from './demo-message.ts';

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
