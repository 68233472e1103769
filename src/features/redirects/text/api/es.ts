/** What its part of the API says: rules, names of fields. */
export const es = {
  validation: {
    redirectFrom: '{{field}} debe ser una ruta de este sitio, por ejemplo /pagina-antigua.',
    redirectTo:
      '{{field}} debe ser una ruta de este sitio o una dirección completa que empiece por https://.',
    redirectTaken: 'Ya hay una redirección para esta dirección.',
    redirectOwned:
      'El sitio tiene una página o un archivo en esta dirección; la redirección no se usaría nunca.',
    redirectLoop: 'Esta redirección llevaría a los visitantes a la misma dirección.',
    redirectTooMany: 'Se ha alcanzado el límite de redirecciones. Elimine las que no se usan.',
    redirectLines: 'Puede pegar como máximo 1.000 líneas a la vez.',
    redirectLine:
      'Una línea necesita dos direcciones: la antigua, un espacio o tabulador y la nueva.',
  },
  fields: {
    'redirect-from': 'Dirección antigua',
    'redirect-to': 'Dirección nueva',
    'redirect-isPermanent': 'Permanente',
    'redirect-lines': 'Líneas',
    'redirect-line': 'Línea',
  },
};
