import * as shared from '../../platform/i18n/shared/es.ts';
import type { TextOf } from '../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const site: TextOf<typeof tr.site> = {
  frame: {
    skip: 'Ir al contenido',
    home: 'Inicio',
    mainMenu: 'Menú principal',
    openMenu: 'Abrir el menú',
    closeMenu: 'Cerrar el menú',
    menu: 'Menú',
    search: 'Buscar',
    overview: 'Vista general',
    external: '(enlace externo)',
    whatsapp: 'WhatsApp',
    whatsappWrite: 'Escribir por WhatsApp',
    toDark: 'Tema oscuro',
    toLight: 'Tema claro',
    join: 'Afíliese',
    shortcuts: 'Accesos directos',
    settings: 'Ajustes',
    openSettings: 'Ajustes de apariencia',
    notices: 'Avisos',
    closeNotice: 'Cerrar el aviso',
    languageChanged: shared.languageChanged,
    language: 'Idioma: {{name}}',
  },
  /** At the address of a page that was taken away. */
  gone: {
    title: 'Esta página se ha retirado',
    text: 'La página que busca ya no está publicada y ninguna otra ocupa su lugar.',
    home: 'Página de inicio',
    search: 'Buscar en el sitio',
  },
  footer: {
    contents: 'Contenido',
    contact: 'Contacto y apoyo',
    follow: 'Síganos',
    whatsappLine: 'Línea de WhatsApp',
    donate: 'Donar',
    legal: 'Avisos de privacidad',
    languages: 'Idiomas',
    copyright: 'Copyright © {{year}} {{party}}. Todos los derechos reservados.',
  },

  /** Names of parts of a text that was written in Markdown. */
  written: {
    table: 'Tabla',
    notes: 'Notas al pie',
    back: 'Volver al texto',
    youtube: 'Ver el vídeo de YouTube',
    vimeo: 'Ver el vídeo de Vimeo',
  },
  pager: {
    label: 'Páginas',
    page: 'Página {{page}}',
    previous: 'Anterior',
    next: 'Siguiente',
  },
  menu: {
    contents: 'Contenido',
    ideas: 'Ideas',
    party: 'El partido',
    organisation: 'Organización',
    contact: 'Contacto',
    donation: 'Donar',
    video: 'Vídeo',
  },
  ways: {
    phone: 'Teléfono',
    whatsapp: 'WhatsApp',
    whatsappAction: 'Escribir un mensaje',
    whatsappNote: 'El mensaje ya está escrito; solo tiene que enviarlo.',
    email: 'Correo electrónico',
    none: 'Aún no se han registrado los datos de contacto.',
    subject: 'Escribo desde el sitio web',
  },
  form: {
    errorTitle: 'Error: {{title}}',
    summary_one: 'Corrija un campo para enviar el formulario',
    summary_other: 'Corrija {{count}} campos para enviar el formulario',
    notSent: 'El formulario no se ha enviado',
    unknownField:
      'El formulario contiene un campo que no está en esta página. Vuelva a abrirla e inténtelo.',
    date: { day: 'Día', month: 'Mes', year: 'Año' },
    draft: {
      clear: 'Eliminar el borrador',
      ask: '¿Borrar todo lo que ha escrito?',
      cleared: 'Se eliminó el borrador.',
      restored: 'Continúa donde lo dejó.',
    },
    step: {
      next: 'Continuar',
      back: 'Atrás',
      change: 'Cambiar',
      summary_one: 'Corrija un campo para continuar',
      summary_other: 'Corrija {{count}} campos para continuar',
    },
    trap: 'Deje este campo vacío',
    trapFilled:
      'Se rellenó un campo que debe quedar vacío. Ya está vacío; envíe de nuevo el formulario.',
    token: {
      missing: 'No se pudo comprobar que el formulario viene de esta página. Envíelo de nuevo.',
      tooOld:
        'Esta página estuvo abierta mucho tiempo. Lo que escribió sigue aquí; envíelo de nuevo.',
      tooFast: 'El formulario se envió demasiado rápido. Espere unos segundos y envíelo de nuevo.',
    },
    botCheck: {
      waiting: 'La comprobación de seguridad está en curso; el formulario se enviará enseguida…',
      invalid:
        'No se pudo verificar la comprobación de seguridad. Sus datos siguen aquí; envíe de nuevo el formulario.',
      expired:
        'La comprobación de seguridad ha caducado. Sus datos siguen aquí; envíe de nuevo el formulario.',
      missing:
        'Su navegador no hizo la comprobación de seguridad y, por ahora, no se aceptan más formularios sin ella. Sus datos siguen aquí. Active JavaScript y envíe de nuevo el formulario, o inténtelo en {{wait}}.',
    },
    typedHere: 'Lo que escribió está en esta página.',
    sendAgain: 'Enviar de nuevo',
    reload:
      'Recargue esta página para no perder lo que escribió: el navegador le preguntará si desea reenviar el formulario.',
  },
  error: {
    title400: 'El emisor no coincide, se usa ahora: {{issuer}}',
    text400:
      'Aquí no se puede iniciar sesión con contraseña. Use la página de inicio de sesión de su organización.',
    title401: 'Debe iniciar sesión para ver esta página.',
    text401: 'Es posible que su sesión haya terminado o caducado. Inicie sesión de nuevo.',
    title403: 'El formulario no se envió desde este sitio.',
    text403: 'Abra el formulario en su propia página y envíelo desde allí.',
    title405: 'Esta dirección no admite una petición así.',
    text405: 'Abra la página en su navegador.',
    title413: 'El formulario es demasiado largo.',
    text413: 'Vuelva al formulario con su navegador, acorte lo que escribió y envíelo de nuevo.',
    title415: 'El formulario no se pudo leer.',
    text415:
      'El formulario no tiene el formato esperado. Ábralo en su propia página y envíelo desde allí.',
    title404: 'No hay ninguna página en esta dirección.',
    text404:
      'El enlace puede ser antiguo o estar mal escrito. Pruebe a buscar la página por su nombre.',
    title414: 'La dirección es demasiado larga.',
    text414: 'Inténtelo de nuevo con menos palabras.',
    title500: 'Algo ha salido mal.',
    text500: 'El fallo es nuestro. Inténtelo más tarde; si continúa, avísenos.',
    title503: 'El sitio está muy solicitado en este momento.',
    text503:
      'Ahora mismo no podemos atender su solicitud. Inténtelo de nuevo dentro de unos segundos.',
    title429: 'Demasiadas solicitudes en poco tiempo.',
    text429:
      'Desde su red han llegado demasiadas solicitudes. Inténtelo de nuevo dentro de un minuto.',
    again: 'Intentar de nuevo',
    home: 'Inicio',
    all: 'Todo el contenido',
    report: 'Informar del problema',
    signInThere: 'Iniciar sesión con su organización',
    signIn: 'Iniciar sesión',
    reportSubject: 'Error {{status}} en el sitio',
  },
};

export const figures: TextOf<typeof tr.figures> = {
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

export const settingsDrawer: TextOf<typeof tr.settingsDrawer> = {
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
