/** The names of fields in messages of its API. */
export const tr = {
  fields: {
    'email-subject': 'Konu',
    'email-preview': 'Önizleme satırı',
    'email-heading': 'Başlık',
    'email-greeting': 'Hitap',
    'email-text': 'Metin',
    'email-action': 'Düğme',
    'email-note': 'Not',
  },
};
