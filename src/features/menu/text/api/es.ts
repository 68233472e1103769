/** What its part of the API says: rules, names of fields. */
export const es = {
  validation: {
    menuEmpty: 'El menú necesita al menos un elemento. También puede volver al menú estándar.',
    menuTooLong: 'El menú puede tener como máximo 60 elementos, contando los de segundo nivel.',
    menuPath:
      '{{field}} debe ser una ruta de este sitio, por ejemplo /haberler. Si lleva a otro sitio, active «Otro sitio».',
    menuPathLanguage:
      '{{field}} debe escribirse sin idioma: /haberler en lugar de /en/haberler. El propio menú lleva a las páginas en otros idiomas.',
    menuHttps: '{{field}} debe ser una dirección completa que empiece por https://.',
    menuGroupEmpty:
      'Debajo de este título no hay ningún elemento. Mueva uno aquí, elija una página de destino o quite el título.',
  },
  fields: {
    'menu-items': 'Menú',
    'menu-title': 'Título',
    'menu-url': 'Dirección',
    'menu-visible': 'Visible',
    'menu-external': 'Otro sitio',
    'menu-children': 'Elementos de segundo nivel',
    'menu-translation': 'Traducción',
  },
};
