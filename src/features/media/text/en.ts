import type { TextOf } from '../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const en: TextOf<typeof tr> = {
  cover: 'Cover image',
  choose: 'Choose an image',
  replace: 'Replace the image',
  remove: 'Remove the image',
  hint: 'JPEG, PNG, WebP or AVIF, up to {{megabytes}} MB. You can drop it here.',
  altHint: 'For those who cannot see the image; required before publishing',
  noAltYet: 'The alternative text is not written yet',
  none: 'No image',
  percent: '{{percent}}%',
  uploading: 'Uploading {{name}}',
  cancel: 'Cancel upload',
  wrongType: 'This kind of file cannot be used. Choose JPEG, PNG, WebP or AVIF.',
  tooLarge: 'The file is over {{megabytes}} MB. Choose a smaller image.',
};
