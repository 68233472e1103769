/** What its part of the API says: refusals, names of fields. */
export const tr = {
  errors: {
    legalTextChanged:
      'Bu sayfayı açtığınızdan beri metinlerden biri yenilendi. Yazdıklarınız duruyor; lütfen yeni metni okuyup formu yeniden gönderin.',
    legalTextUnchanged: 'Metinde yayımlanacak bir değişiklik yok.',
  },
  fields: {
    'tr-title': 'Başlık (Türkçe)',
    'tr-statement': 'Beyan cümlesi (Türkçe)',
    'tr-text': 'Metin (Türkçe)',
    'en-title': 'Başlık (İngilizce)',
    'en-statement': 'Beyan cümlesi (İngilizce)',
    'en-text': 'Metin (İngilizce)',
    'de-title': 'Başlık (Almanca)',
    'de-statement': 'Beyan cümlesi (Almanca)',
    'de-text': 'Metin (Almanca)',
    'es-title': 'Başlık (İspanyolca)',
    'es-statement': 'Beyan cümlesi (İspanyolca)',
    'es-text': 'Metin (İspanyolca)',
    'legal-note': 'Değişiklik notu',
  },
};
