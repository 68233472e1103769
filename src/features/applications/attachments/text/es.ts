export const attachments = {
  title: 'Archivos',
  hint: 'se guardan cifrados',
  none: 'Todavía no hay archivos.',
  kind: 'Tipo de archivo',
  kinds: { declaration: 'Declaración de ingreso firmada', other: 'Otro documento' },
  choose: 'Añadir un archivo',
  rules: 'PDF, JPEG o PNG; como máximo {{megabytes}} MB.',
  sending: 'Subiendo {{name}}',
  cancel: 'Detener la subida',
  download: 'Descargar',
  downloadLabel: 'Descargar: {{name}}',
  remove: 'Eliminar',
  removeLabel: 'Eliminar: {{name}}',
  removeText: 'Este archivo se eliminará de forma permanente:',
  removeHint: 'La cronología y el registro de auditoría anotan quién lo eliminó.',
  adminsOpen:
    'La declaración firmada muestra el número de identidad; solo los administradores pueden abrirla.',
  recorded: 'El registro de auditoría anota quién descarga un archivo.',
  failed: 'No se pudieron cargar los archivos.',
  formerUser: 'usuario eliminado',
};

/** What its part of the API says. */
export const attachmentsApi = {
  errors: { attachmentTooLarge: 'Un archivo puede tener como máximo {{megabytes}} MB.' },
  success: { attachmentAdded: 'Archivo añadido.', attachmentRemoved: 'Archivo eliminado.' },
  validation: {
    attachmentType: 'Suba un archivo PDF, JPEG o PNG.',
    tooManyAttachments: 'Una solicitud puede tener como máximo {{max}} archivos.',
  },
};
