export const tr = {
  label: 'Sitede arayın',
  submit: 'Ara',
  title: 'Arama',
  titleOf: '“{{typed}}” araması',
  lead: 'Başlığında geçenler önce; sözcükleri yan yana olanlar ayrı olanlardan, yeniler eskilerden önce.',
  atLeast: 'en az',
  results: 'Sonuçlar',
  instead: '“{{from}}” hiçbir içerikte geçmiyor; “{{to}}” için bulunanlar gösteriliyor.',
  beginning:
    '“{{word}}” hiçbir içerikte geçmiyor; “{{word}}” ile başlayan sözcükler için bulunanlar gösteriliyor.',
  noFurther:
    'Yalnızca ilk {{count}} sonuç gösterilir. Aradığınızı daraltmak için bir sözcük daha ekleyin.',
  everywhere: 'Süzgeçsiz ara',
  archive: {
    also: 'Arşivde de ara ({{found}})',
    search: 'Arşivde de ara',
    without: 'Arşivi çıkar',
    mark: 'Arşiv',
  },
  entries: {
    label: 'İçerikler dışında bulunanlar',
    documents: 'Parti belgelerinde',
    people: 'Kişiler',
    meetings: 'Toplantılar',
    contents: 'İçerikler',
    more_one: '{{count}} sonuç daha',
    more_other: '{{count}} sonuç daha',
  },
  noMatch: {
    title: 'Aramaya uyan içerik yok',
    spelling: 'Yazımı kontrol edin.',
    fewer: 'Daha az ya da daha genel sözcüklerle arayın.',
    filters: 'Kategori ve yıl süzgecini kaldırın.',
    archived_one: 'Arşivde {{found}} içerik var.',
    archived_other: 'Arşivde {{found}} içerik var.',
  },
  faults: {
    empty: {
      title: 'Ne arayalım?',
      text: 'Bir sözcük yazın. Tırnak içine aldığınız sözcükler yan yana aranır; önüne eksi koyduğunuz sözcük sonuçlardan çıkarılır.',
    },
    noLetters: {
      title: 'Ne arayalım?',
      text: 'Aramada harf ya da rakam olmalı.',
    },
    onlyExcluded: {
      title: 'Ne arayalım?',
      text: 'Yalnızca çıkarılacak sözcük yazdınız. Aranacak bir sözcük de ekleyin.',
    },
    tooLong: {
      title: 'Arama çok uzun',
      text: 'En çok {{letters}} karakterle arayabilirsiniz. Aradığınızı birkaç sözcüğe indirin.',
    },
    tooShort: {
      title: 'Arama çok kısa',
      text: 'En az iki harfli bir sözcük yazın.',
    },
    commonWords: {
      title: 'Yalnızca çok sık geçen sözcükler yazdınız',
      text: '“ve”, “için”, “bu” gibi sözcükler hemen her içerikte geçtiğinden aranmaz. Bir ad ya da konu ekleyin.',
    },
  },
};
