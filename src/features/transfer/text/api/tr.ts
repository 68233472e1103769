/** What its part of the API says: refusals, names of fields. */
export const tr = {
  errors: {
    importRunning: 'Başka bir içe aktarma sürüyor. Bitmesini bekleyin.',
    importNotReady: 'Bu içe aktarma başlatılamaz.',
    exportRunning: 'Başka bir dışa aktarma sürüyor. Bitmesini bekleyin.',
  },
  validation: {
    importBadZip: 'ZIP dosyası bozuk ya da içinde kabul edilmeyen dosya adları var.',
    importNoEntries: 'Dosyada içerik bulunamadı.',
    importTooManyEntries: 'Dosyada çok fazla kayıt var. Lütfen birkaç dosyaya bölün.',
  },
  fields: {
    categories: 'Kategoriler',
    otherwise: 'Kategorisi olmayanlar',
    download: 'Görselleri indirme',
    after: 'Konum',
  },
};
