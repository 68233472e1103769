import { en as fields } from '../fields/en.ts';
import { prefixed } from '../prefixed.ts';

/** What its part of the API says: rules, names of fields. */
export const en = {
  validation: {
    unreadableColor:
      'This colour is not readable enough: white text on it, or text of this colour on a light background, is hard to read. Choose a darker shade.',
    colorFormat: '{{field}} must look like #0067cf.',
    containerId: '{{field}} must look like GTM-ABC123.',
    partyEmail: '{{field}} must look like name@example.com.',
    partyPhone: '{{field}} must look like 0312 000 00 00 or +49 30 123456.',
    httpsLink: '{{field}} must be a full address that begins with https://.',
    iban: '{{field}} is not valid. Check its digits; a Turkish IBAN begins with TR and has 26 characters.',
    sloganLines: '{{field}} has 6 lines at most, with up to 120 characters each.',
    translationMissing:
      '{{field}}: the other texts of this part are translated. Translate this one too, or delete the others.',
    logoMissing: 'The logo is not in the media library. Choose another picture.',
    logoUnreadable: 'This picture cannot be used as a logo. Choose another one.',
  },
  fields: prefixed('party', fields),
  mediaUses: { party: 'Logo of the party' },
};
