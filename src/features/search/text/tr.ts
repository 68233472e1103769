export const search = {
  label: 'Sitede arayın',
  submit: 'Ara',
  title: 'Arama',
  titleOf: '“{{typed}}” araması',
  lead: 'En ilgili sonuçlar önce gelir.',
  atLeast: 'en az',
  results: 'Sonuçlar',
  instead: '“{{to}}” için sonuçlar; aranan: “{{from}}”',
  beginning: '“{{word}}” ile başlayan sözcükler için sonuçlar; aranan: “{{word}}”',
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
    page: 'Sayfa',
    pages: 'Sayfalar',
    documents: 'Parti belgeleri',
    people: 'Kişiler',
    meetings: 'Toplantılar',
    contents: 'İçerikler',
    all: 'Tümü',
    best: 'En uygun sonuç',
    back: 'Bütün sonuçlar',
  },
  noMatch: {
    meant: 'Şunu mu arıyorsunuz:',
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

/** What the dashboard loads after the sign-in, by namespace. */
export const screens = {};
