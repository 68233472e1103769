import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const measurement: TextOf<typeof tr.measurement> = {
  consent: {
    title: '¿Podemos medir su visita?',
    text: 'Si acepta, su visita se mide con Google Tag Manager. Si rechaza, no se envía allí ninguna petición y todo el sitio funciona igual.',
    more: '¿Qué se mide?',
    details:
      'Qué páginas se leen, durante cuánto tiempo y con qué tipo de dispositivo. Para ello se escriben cookies en su navegador y su dirección IP llega a Google. En los formularios de afiliación y de contacto no se mide nada. Puede cambiar su elección al pie de la página. La velocidad de las páginas se mide solo en nuestro propio servidor, sin identificarle.',
    agree: 'Aceptar',
    refuse: 'Rechazar',
    change: 'Elección sobre la medición',
  },
  consentPage: {
    agree: 'Acepto',
    refuse: 'Rechazo',
    save: 'Guardar elección',
    choose: 'Elija si acepta.',
    saved: 'Su elección se ha guardado',
    agreed: 'Sus visitas pueden medirse en este navegador.',
    refused:
      'Sus visitas no se miden en este navegador. Las cookies escritas para medir se han borrado.',
    again: 'Cambiar elección',
  },
  visits: {
    title: 'Visitas',
    note: 'Últimos {{days}} días; contadas sin cookies ni identificación.',
    empty: 'Aún no hay visitas. Aparecerán aquí cuando lleguen visitantes.',
    byDay: 'Visitas por día',
    pages: 'Lo más leído',
    sources: 'De dónde llegaron',
    noPages: 'Ninguna página se ha leído aún cinco veces.',
    noSources: 'Ningún sitio ha traído aún cinco visitas.',
    direct: 'Directamente o desde este sitio',
  },
  speed: {
    title: 'Velocidad de las páginas',
    note: 'Últimos {{days}} días; tres de cada cuatro visitas fueron al menos así de rápidas.',
    empty: 'Aún no hay mediciones. Las cifras aparecerán aquí cuando lleguen visitantes.',
    phone: 'Teléfono',
    desktop: 'Ordenador',
    visits_one: '{{number}} visita',
    visits_other: '{{number}} visitas',
    none: 'sin medir',
    seconds: '{{value}} s',
    milliseconds: '{{value}} ms',
    metrics: {
      LCP: 'Elemento más grande visible',
      INP: 'Respuesta a la interacción',
      CLS: 'Desplazamiento del diseño',
    },
    ratings: { good: 'Buena', middling: 'Mejorable', poor: 'Mala' },
    shares: 'Buena {{good}} %, mejorable {{middling}} %, mala {{poor}} %',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { measurement };
