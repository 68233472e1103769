/** What its part of the API says: refusals, names of fields. */
export const tr = {
  errors: {
    turkishFirst: 'Önce Türkçe metni yazın.',
    turkishLast: 'Önce öteki dillerdeki metinleri kaldırın: onlar Türkçe metne dayanır.',
  },
  fields: { 'page-title': 'Başlık', 'page-body': 'Metin' },
  success: { pageRestored: 'Hazır metin geri getirildi.' },
};
