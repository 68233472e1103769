export const tr = {
  label: 'İçeriklerde arayın',
  submit: 'Ara',
  title: 'Arama',
  titleOf: '“{{typed}}” araması',
  lead: 'Başlığında geçenler önce; her biri yeniden eskiye.',
  unit_one: 'sonuç',
  unit_other: 'sonuç',
  atLeast: 'en az',
  results: 'Sonuçlar',
  instead: '“{{from}}” hiçbir içerikte geçmiyor; “{{to}}” için bulunanlar gösteriliyor.',
  beginning:
    '“{{word}}” hiçbir içerikte geçmiyor; “{{word}}” ile başlayan sözcükler için bulunanlar gösteriliyor.',
  noFurther:
    'Yalnızca ilk {{count}} sonuç gösterilir. Aradığınızı daraltmak için bir sözcük daha ekleyin.',
  everywhere: 'Süzgeçsiz ara',
  noMatch: {
    title: 'Aramaya uyan içerik yok',
    spelling: 'Yazımı kontrol edin.',
    fewer: 'Daha az ya da daha genel sözcüklerle arayın.',
    filters: 'Kategori ve yıl süzgecini kaldırın.',
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
