import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
  errors: {
    imageTooLarge: 'Una imagen puede ocupar como máximo {{megabytes}} MB.',
  },
  validation: {
    imageUnreadable: 'El archivo no es una imagen JPEG, PNG, WebP o AVIF legible.',
    imageIsHeic:
      'Las imágenes HEIC no se pueden usar. Guarde la imagen como JPEG, PNG, WebP o AVIF y vuelva a subirla.',
    imageTooManyPixels:
      'Cada lado de una imagen puede tener como máximo {{side, number}} píxeles, y la imagen entera, {{megapixels}} megapíxeles.',
    imageNotProcessed:
      'La imagen no se ha podido procesar. Suba una imagen más pequeña, por favor.',
  },
};
