import type { TextOf } from '../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
  title: 'Apariencia',
  close: 'Cerrar los ajustes',
  reset: 'Restablecer los ajustes',
  resetChanged: 'Restablecer los ajustes (hay cambios)',
  wasReset: 'Se han restablecido los ajustes.',
  deskOnly: 'Solo se aplica al panel.',
  colorPreset: {
    name: 'Color principal',
    green: 'Verde',
    blue: 'Azul',
    party: 'Color del partido',
    indigo: 'Índigo',
    purple: 'Morado',
  },
  paletteMode: { name: 'Esquema de color', light: 'Claro', dark: 'Oscuro' },
  navColor: {
    name: 'Color del menú',
    'blend-in': 'Integrado',
    discrete: 'Discreto',
    evident: 'Destacado',
  },
  layout: { name: 'Disposición', vertical: 'Vertical', horizontal: 'Horizontal' },
  stretch: { name: 'Contenido', false: 'Compacto', true: 'Ancho' },
  contrast: { name: 'Contraste', normal: 'Normal', high: 'Alto' },
  direction: {
    name: 'Orientación',
    ltr: 'De izquierda a derecha',
    rtl: 'De derecha a izquierda',
  },
  responsiveFontSizes: { name: 'Tamaño de letra', true: 'Según la pantalla', false: 'Fijo' },
};
