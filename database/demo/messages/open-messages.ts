import type { DemoMessage } from './demo-message.ts';

/** The staff works on these. */
export const openMessages: DemoMessage[] = [
  {
    name: 'Gülşah Demirbağ',
    phone: '0232 000 41 20',
    topic: 'local',
    text: 'Karşıyaka’da kadın girişimcilerle bir buluşma düzenlemek istiyoruz. Salonu biz buluruz; konuşmacı gönderebilir misiniz?',
    daysAgo: 4.2,
    assignedTo: 'murat.sezgin',
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
];
