export const installation = {
  demo: {
    title: 'Quitar el partido de ejemplo',
    administration: 'Borra de una vez los contenidos, personas y datos de ejemplo de la instalación.',
    lead: 'Los contenidos, personas, documentos y solicitudes de ejemplo se borran de una vez. Todo lo que su equipo añadió o cambió se queda.',
    open: 'Quitar el partido de ejemplo…',
    sure: '¿Está seguro?',
    sureText:
      'Lo siguiente se borra para siempre y no se puede recuperar. Las sesiones de las cuentas de ejemplo se cierran.',
    confirm: 'Quitar',
    running:
      'Se está quitando el partido de ejemplo. Puede tardar unos segundos; no cierre esta ventana.',
    goes: 'Se borrará',
    stays: 'Se queda',
    nothing: '–',
    stayText: 'Se quedan: {{names}}',
    stayMore: 'Se quedan: {{names}} y {{count}} más',
    alsoGoes:
      'También se borran las cifras de visitas al partido de ejemplo, el índice de búsqueda, los correos en espera y los archivos subidos. El registro de auditoría y las copias anteriores no cambian.',
    doneTitle: 'El partido de ejemplo se ha quitado',
    doneText: 'En el sitio y en el panel no queda nada del partido de ejemplo.',
    doneKept: 'Lo que su equipo había cambiado sigue ahí.',
    noneTitle: 'Esta instalación no tiene partido de ejemplo',
    noneText: 'No queda nada por quitar.',
    failedTitle: 'No se pudo leer qué tiene el partido de ejemplo',
    forbiddenTitle: 'El partido de ejemplo lo quitan los administradores',
    forbiddenText: 'Para abrir esta página necesita permisos de administrador.',
    kinds: {
      content: 'Contenidos',
      person: 'Personas',
      meeting: 'Reuniones',
      document: 'Versiones de documentos',
      application: 'Solicitudes',
      message: 'Mensajes',
      user: 'Cuentas del equipo',
      adminName: 'Nombre de ejemplo de la cuenta de administrador',
      menu: 'Enlaces del menú',
      party: 'Datos y textos del partido',
      pressKit: 'Texto del dosier de prensa',
      pressPicture: 'Imágenes del dosier de prensa',
      media: 'Imágenes y archivos',
    },
  },
};

export const platform = { success: { demoRemoved: 'El partido de ejemplo se ha quitado.' } };

export const audit = {
  group: { demo: 'Partido de ejemplo' },
  action: { 'demo-remove': 'Eliminación del partido de ejemplo' },
  did: { 'demo-remove': 'Quitó el partido de ejemplo' },
  didTo: { 'demo-remove': 'Quitó el partido de ejemplo' },
  fields: {
    'demo-content': 'Contenidos',
    'demo-person': 'Personas',
    'demo-meeting': 'Reuniones',
    'demo-document': 'Versiones de documentos',
    'demo-application': 'Solicitudes',
    'demo-message': 'Mensajes',
    'demo-user': 'Cuentas del equipo',
    'demo-adminName': 'Nombre de ejemplo de la cuenta de administrador',
    'demo-menu': 'Enlaces del menú',
    'demo-party': 'Datos y textos del partido',
    'demo-pressKit': 'Texto del dosier de prensa',
    'demo-pressPicture': 'Imágenes del dosier de prensa',
    'demo-media': 'Imágenes y archivos',
  },
};

export const screens = { installation, audit };
