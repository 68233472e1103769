/** What its part of the API says: rules, names of fields. */
export const es = {
  validation: {
    portraitMissing: 'La fotografía no está en la biblioteca multimedia; elija otra.',
    peopleTooMany: 'El número de personas ha llegado al límite.',
  },
  fields: {
    'person-name': 'Nombre',
    'person-duty': 'Cargo',
    'person-quote': 'Cita',
    'person-province': 'Provincia',
    'person-biography': 'Biografía',
    'person-year': 'Año',
    'person-event': 'Acontecimiento',
    'person-boards': 'Órganos',
    'person-portraitId': 'Fotografía',
  },
  mediaUses: { person: 'Persona' },
};
