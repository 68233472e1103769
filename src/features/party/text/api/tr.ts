import { tr as fields } from '../fields/tr.ts';
import { prefixed } from '../prefixed.ts';

/** What its part of the API says: rules, names of fields. */
export const tr = {
  validation: {
    unreadableColor:
      'Bu renk yeterince okunaklı değil: üzerindeki beyaz yazı ya da açık zeminde bu renkteki yazı güç okunur. Daha koyu bir ton seçin.',
    colorFormat: '{{field}} #0067cf biçiminde olmalıdır.',
    containerId: '{{field}} GTM-ABC123 biçiminde olmalıdır.',
    partyEmail: '{{field}} ad@ornek.com biçiminde olmalıdır.',
    partyPhone: '{{field}} 0312 000 00 00 ya da +49 30 123456 biçiminde olmalıdır.',
    httpsLink: '{{field}} https:// ile başlayan tam bir adres olmalıdır.',
    iban: '{{field}} geçerli değil. Rakamları denetleyin; Türkiye’deki bir IBAN, TR ile başlar ve 26 karakterdir.',
    sloganLines: '{{field}} en çok 6 satırdır; bir satırda en çok 120 karakter olabilir.',
    translationMissing:
      '{{field}}: bu bölümün öteki metinleri çevrilmiş. Bunu da çevirin ya da ötekileri silin.',
    logoMissing: 'Logo görsel kitaplığında bulunamadı. Başka bir görsel seçin.',
    logoUnreadable: 'Bu görsel logo olarak işlenemedi. Başka bir görsel seçin.',
  },
  fields: prefixed('party', fields),
  mediaUses: { party: 'Parti logosu' },
};
