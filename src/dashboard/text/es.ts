import type { TextOf } from '../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
  loading: 'Cargando...',
  frame: {
    desk: 'Escritorio',
    skip: 'Ir al contenido',
    openMenu: 'Abrir el menú',
    closeMenu: 'Cerrar el menú',
    toLight: 'Tema claro',
    toDark: 'Tema oscuro',
    settings: 'Ajustes de apariencia',
    shortcuts: 'Accesos directos',
  },
  nav: {
    label: 'Escritorio',
    overview: 'Resumen',
    board: 'Panel',
    account: 'Mi cuenta',
    admin: 'Administración',
    users: 'Usuarios',
    siteAdmin: 'Administración del sitio',
    audit: 'Registro de auditoría',
    editor: 'Redacción',
    contents: 'Contenidos',
    site: 'Ver el sitio',
  },
  account: {
    menu: 'Menú de la cuenta, {{name}}',
    signOut: 'Cerrar sesión',
  },
  language: {
    menu: '{{name}}: elija un idioma',
    changed: 'Se ha cambiado el idioma.',
    failed: 'No se pudo cambiar el idioma. Compruebe su conexión e inténtelo de nuevo.',
  },
  moment: {
    today: 'hoy {{time}}',
    yesterday: 'ayer {{time}}',
  },
  overview: {
    ownDrafts: 'Mis borradores',
    drafts: 'Borradores recientes',
    allDrafts: 'Todos los borradores ({{total}})',
    noDrafts: 'No hay borradores pendientes.',
    latest: 'Últimas publicaciones',
    all: 'Todas',
    noLatest: 'Aún no se ha publicado nada.',
    figures: 'Contenidos en cifras',
    total: 'Total',
    figure: {
      published: 'se leen en el sitio',
      draft: 'esperan publicación',
      archived: 'conservan su dirección',
      total: 'en todas las categorías',
    },
    plainTitle: 'Le damos la bienvenida',
    plainText:
      'Su cuenta aún no puede ver ninguna sección. La administración concede el rol de redacción.',
  },
  unsaved: {
    title: 'Hay cambios sin guardar',
    text: 'Si sale ahora, se eliminarán los cambios que no ha guardado.',
    stay: 'Quedarse en la página',
    leave: 'Salir sin guardar',
    signOut: 'Cerrar sesión sin guardar',
  },
  validation: {
    required: '{{field}}: campo obligatorio.',
    min: '{{field}}: al menos {{min}} caracteres.',
    max: '{{field}}: como máximo {{max}} caracteres.',
  },
  failure: {
    pageWithFaults: 'Error: {{title}}',
    generic: 'Algo salió mal.',
    noAnswer: 'No se puede acceder al servidor. Compruebe su conexión e inténtelo de nuevo.',
    retry: 'Reintentar',
    reload: 'Recargar la página',
    pageTitle: 'No se pudo abrir la página',
    pageText:
      'Puede que falle la conexión o que el sitio se acabe de actualizar. Recargue la página.',
  },
  notFound: {
    title: 'Esa página no existe',
    text: 'Puede que la dirección esté mal escrita o que la página ya no exista.',
    home: 'Volver al panel',
  },
  dialog: {
    cancel: 'Cancelar',
    close: 'Cerrar',
  },
  toast: {
    list: 'Avisos',
    close: 'Cerrar el aviso',
  },
};
