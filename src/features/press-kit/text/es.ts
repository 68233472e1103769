export const pressKit = {
  page: {
    title: 'Dossier de prensa',
    lead: 'Para periodistas y editores: prensa, perfil del partido, logotipo y fotos listas para imprimir.',
    description:
      'Dossier de prensa de {{party}}: prensa, perfil del partido, logotipo y retratos en tamaño de impresión.',
    contact: 'Prensa',
    officer: '{{party}}, prensa',
    about: 'Sobre el partido',
    copy: 'Copiar texto',
    copied: 'Copiado',
    logo: 'Logotipo',
    logoAlt: 'Logotipo de {{party}}',
    logoText: 'El JPEG tiene fondo blanco; el PNG es transparente, para fondos de color.',
    portraits: 'Retratos',
    portraitAlt: '{{name}}, retrato',
    pictures: 'Fotos e imágenes',
    picture: 'Imagen {{number}}',
    credit: 'Crédito:',
    size: '{{width}} × {{height}} px, 300 ppp',
    download: 'Descargar {{format}}: {{name}}',
  },
  title: 'Dossier de prensa',
  administration: 'Perfil del partido e imágenes para descargar, para periodistas.',
  onSite: 'Ver en el sitio',
  textTitle: 'Perfil del partido',
  textText: 'Un texto breve que puede ir al final de una noticia. Un idioma sin texto no aparece.',
  picturesTitle: 'Imágenes',
  picturesText:
    'Se ofrecen en este orden, en JPEG y PNG en tamaño de impresión. Un pie sin traducir aparece en turco.',
  picture: 'Imagen {{position}}',
  addPictures: 'Añadir imágenes',
  captionIn: 'Pie de foto ({{language}})',
  up: 'Imagen {{position}}: subir',
  down: 'Imagen {{position}}: bajar',
  remove: 'Imagen {{position}}: quitar',
  elsewhereTitle: 'Se edita en otro lugar',
  elsewhereText: 'La página también muestra esto; cada cosa está en un solo lugar.',
  toContact: 'Prensa y condiciones de uso',
  toLogo: 'Logotipo',
  toPortraits: 'Retratos: presidencia y junta directiva',
  faults: 'No se pudo guardar',
  save: 'Guardar',
  failedTitle: 'No se pudo abrir el dossier de prensa',
  forbiddenTitle: 'El dossier de prensa lo editan los administradores',
  forbiddenText: 'Para abrir esta página necesita permisos de administrador.',
};

export const pressKitFields = {
  'pressKit-boilerplate': 'Perfil del partido',
  'pressKit-pictures': 'Imágenes',
  'pressKit-picture': 'Imagen',
  'pressKit-caption': 'Pie de foto',
  'pressKit-credit': 'Crédito',
};

export const platform = {
  fields: pressKitFields,
  validation: {
    pressPictureMissing: 'Esta imagen no está en la biblioteca. Quítela o elija otra.',
    pressPictureTwice: 'Esta imagen se eligió dos veces. Quite una de ellas.',
  },
  mediaUses: { pressKit: 'Dossier de prensa' },
};

export const audit = {
  group: { pressKit: 'Dossier de prensa' },
  action: { 'pressKit-update': 'Cambio del dossier de prensa' },
  did: { 'pressKit-update': 'Cambió el dossier de prensa' },
  didTo: { 'pressKit-update': 'Cambió el dossier de prensa' },
  fields: { 'pressKit-pictures': 'Número de imágenes' },
};

export const screens = { pressKit, pressKitFields, audit };
