export const es = {
  errors: {
    importRunning: 'Hay otra importación en curso. Espere a que termine.',
    importNotReady: 'Esta importación no se puede empezar.',
    exportRunning: 'Hay otra exportación en curso. Espere a que termine.',
  },
  validation: {
    importBadZip: 'El archivo ZIP está dañado o contiene nombres de archivo no admitidos.',
    importNoEntries: 'El archivo no contiene contenidos.',
    importTooManyEntries: 'El archivo tiene demasiados registros. Divídalo en varios.',
  },
  fields: {
    categories: 'Categorías',
    otherwise: 'Sin categoría',
    download: 'Descargar imágenes',
    after: 'Posición',
  },
};
