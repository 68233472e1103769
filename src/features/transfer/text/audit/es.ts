export const es = {
  group: {
    transfer: 'Importación y exportación',
  },
  action: {
    'transfer-import': 'Importación',
    'transfer-export': 'Exportación',
  },
  did: {
    'transfer-import': 'Empezó una importación',
    'transfer-export': 'Exportó todos los contenidos',
  },
  didTo: {
    'transfer-import': 'Importó {{subject}}',
    'transfer-export': 'Exportó todos los contenidos: {{subject}}',
  },
  fields: {
    categories: 'Categorías',
    otherwise: 'Sin categoría',
    download: 'Descargar imágenes',
    entries: 'Registros',
  },
};
