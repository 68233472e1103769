/** Its events, as the audit log shows them. */
export const es = {
  group: { menu: 'Menú' },
  action: { 'menu-changed': 'Cambio' },
  did: { 'menu-changed': 'Cambió el menú' },
  didTo: { 'menu-changed': 'Cambió el menú {{subject}}' },
  fields: {
    'menu-added': 'Añadidos',
    'menu-removed': 'Quitados',
    'menu-renamed': 'Con otro título',
    'menu-moved': 'Movidos',
    'menu-addressed': 'Con otra dirección',
    'menu-shown': 'Hechos visibles',
    'menu-hidden': 'Ocultados',
    'menu-translated': 'Con otra traducción',
  },
};
