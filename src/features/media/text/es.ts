import type { TextOf } from '../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
  cover: 'Imagen de portada',
  choose: 'Elegir una imagen',
  replace: 'Cambiar la imagen',
  remove: 'Quitar la imagen',
  hint: 'JPEG, PNG, WebP o AVIF, hasta {{megabytes}} MB. Puede arrastrarla aquí.',
  altHint: 'Para quienes no ven la imagen; obligatorio antes de publicar',
  noAltYet: 'Falta el texto alternativo',
  none: 'Sin imagen',
  percent: '{{percent}} %',
  uploading: 'Subiendo {{name}}',
  cancel: 'Cancelar la subida',
  wrongType: 'Este tipo de archivo no sirve. Elija JPEG, PNG, WebP o AVIF.',
  tooLarge: 'El archivo supera los {{megabytes}} MB. Elija una imagen más pequeña.',
};
