import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const en: TextOf<typeof tr> = {
  errors: {
    imageTooLarge: 'An image may be at most {{megabytes}} MB.',
  },
  validation: {
    imageUnreadable: 'The file is not a readable JPEG, PNG, WebP or AVIF image.',
    imageIsHeic:
      'HEIC images cannot be used. Please save the image as JPEG, PNG, WebP or AVIF and upload it again.',
    imageTooManyPixels:
      'Each side of an image may have at most {{side, number}} pixels, the whole image at most {{megapixels}} megapixels.',
    imageNotProcessed: 'The image could not be processed. Please upload a smaller image.',
  },
};
