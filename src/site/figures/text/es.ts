import type { TextOf } from '../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
  video: 'Vídeo de {{site}}',
  what: 'Este vídeo se carga desde {{site}} ({{company}}). Si lo carga, se envían allí su dirección IP, datos de su navegador y la dirección de este sitio; {{site}} puede guardar cookies en su navegador.',
  load: 'Cargar el vídeo',
  remember: 'Cargar los vídeos de {{site}} en este navegador sin volver a preguntar',
  open: 'Abrir en {{site}}',
  forget: 'Los vídeos de {{site}} se cargan en este navegador sin preguntar.',
  ask: 'Volver a preguntar',
  asked: 'A partir de ahora se volverá a preguntar.',
  picture: 'Imagen',
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
  close: 'Cerrar',
  place: '{{number}} / {{total}}',
};
