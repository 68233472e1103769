/** What its part of the API says: rules, names of fields. */
export const tr = {
  validation: {
    portraitMissing: 'Fotoğraf medya kitaplığında bulunamadı; başka bir fotoğraf seçin.',
    peopleTooMany: 'Kişi sayısı sınıra ulaştı.',
  },
  fields: {
    'person-name': 'Ad soyad',
    'person-duty': 'Görev',
    'person-quote': 'Alıntı',
    'person-province': 'İl',
    'person-biography': 'Özgeçmiş',
    'person-year': 'Yıl',
    'person-event': 'Olay',
    'person-boards': 'Kurullar',
    'person-portraitId': 'Fotoğraf',
  },
  mediaUses: { person: 'Kişi' },
};
