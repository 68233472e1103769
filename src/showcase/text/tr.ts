import { elements } from './elements/tr.ts';
import { parts } from './parts/tr.ts';

export const tr = {
  name: 'Bileşenler',
  code: { title: 'Kod', copy: 'Kodu kopyala' },
  sections: { 'data-display': 'Veri gösterimi', lists: 'Listeler' },
  worlds: { dashboard: 'Yönetim paneli', site: 'Herkese açık sayfalar' },
  states: {
    conflict: 'Çakışma',
    default: 'Olağan',
    disabled: 'Kullanılamaz',
    empty: 'Boş',
    failed: 'Hata',
    forbidden: 'Yetki yok',
    loading: 'Yükleniyor',
    long: 'Uzun sözcükler',
    many: 'Çok öge',
    noMatch: 'Eşleşme yok',
    one: 'Tek öge',
  },
  pages: {
    start: {
      title: 'Genel bakış',
      lead: 'Sitenin ve yönetim panelinin yapı taşları, bütün durumlarıyla ve kodlarıyla.',
    },
    colors: { title: 'Renkler', lead: 'Renklerin görevleri, tonlar ve durum imleri.' },
    typography: { title: 'Yazı', lead: 'Başlıklar, metin boyları ve uzun metinler.' },
    buttons: { title: 'Düğmeler', lead: 'Dört tür düğme, simgeler ve menüler.' },
    inputs: { title: 'Alanlar', lead: 'Yazılan, seçilen ve aranan her şey.' },
    forms: { title: 'Formlar', lead: 'Denetim, kaydetme ve hataların gösterilişi.' },
    modals: { title: 'İletişim kutuları', lead: 'Onay, silme, kısa formlar ve bildirimler.' },
    charts: { title: 'Grafikler', lead: 'Harita, sütunlar ve çubuklar.' },
    detailLists: { title: 'Ayrıntı listeleri', lead: 'Tek bir kaydın bilgileri ve geçmişi.' },
    quickStats: { title: 'Özet sayılar', lead: 'Bir konunun en önemli sayıları.' },
    tables: { title: 'Tablolar', lead: 'Sıralama, seçim, sayfalar ve boş durumlar.' },
    gridLists: { title: 'Izgara listeler', lead: 'Yan yana duran eşit ögeler.' },
    groupedLists: { title: 'Gruplu listeler', lead: 'Başlıklar altında toplanan ögeler.' },
  },
  examples: { ...elements, ...parts },
};
