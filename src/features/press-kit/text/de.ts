export const pressKit = {
  page: {
    title: 'Pressemappe',
    lead: 'Für Redaktionen und Verlage: Pressestelle, Kurzporträt der Partei, Logo und druckfähige Fotos.',
    description:
      'Pressemappe von {{party}}: Pressestelle, Kurzporträt der Partei, Logo und Porträts in Druckgröße.',
    contact: 'Pressestelle',
    officer: '{{party}}, Pressestelle',
    about: 'Über die Partei',
    copy: 'Text kopieren',
    copied: 'Kopiert',
    logo: 'Logo',
    logoAlt: 'Logo von {{party}}',
    logoText:
      'Das JPEG hat einen weißen Grund; das PNG ist transparent und für farbigen Grund gedacht.',
    portraits: 'Porträts',
    portraitAlt: '{{name}}, Porträt',
    pictures: 'Fotos und Bilder',
    picture: 'Bild {{number}}',
    credit: 'Quelle:',
    size: '{{width}} × {{height}} px, 300 dpi',
    download: '{{format}} herunterladen: {{name}}',
  },
  title: 'Pressemappe',
  administration: 'Kurzporträt der Partei und Bilder zum Herunterladen, für Redaktionen.',
  onSite: 'Auf der Website ansehen',
  textTitle: 'Kurzporträt der Partei',
  textText:
    'Ein kurzer Text, der am Ende eines Berichts stehen kann. Eine Sprache ohne Text entfällt.',
  picturesTitle: 'Bilder',
  picturesText:
    'Werden in dieser Reihenfolge als JPEG und PNG in Druckgröße angeboten. Eine nicht übersetzte Bildunterschrift erscheint auf Türkisch.',
  picture: 'Bild {{position}}',
  addPictures: 'Bilder hinzufügen',
  captionIn: 'Bildunterschrift ({{language}})',
  up: 'Bild {{position}}: nach oben',
  down: 'Bild {{position}}: nach unten',
  remove: 'Bild {{position}}: entfernen',
  elsewhereTitle: 'Anderswo bearbeitet',
  elsewhereText: 'Auch das zeigt die Seite; jedes davon steht nur an einer Stelle.',
  toContact: 'Pressestelle und Nutzungsbedingungen',
  toLogo: 'Logo',
  toPortraits: 'Porträts: Vorsitz und Präsidium',
  faults: 'Konnte nicht gespeichert werden',
  save: 'Speichern',
  failedTitle: 'Die Pressemappe konnte nicht geöffnet werden',
  forbiddenTitle: 'Die Pressemappe bearbeiten Administratoren',
  forbiddenText: 'Um diese Seite zu öffnen, brauchen Sie Administratorrechte.',
};

export const pressKitFields = {
  'pressKit-boilerplate': 'Kurzporträt der Partei',
  'pressKit-pictures': 'Bilder',
  'pressKit-picture': 'Bild',
  'pressKit-caption': 'Bildunterschrift',
  'pressKit-credit': 'Quelle',
};

export const platform = {
  fields: pressKitFields,
  validation: {
    pressPictureMissing:
      'Dieses Bild ist nicht in der Mediathek. Entfernen Sie es oder wählen Sie ein anderes.',
    pressPictureTwice: 'Dieses Bild ist zweimal gewählt. Entfernen Sie eines davon.',
  },
  mediaUses: { pressKit: 'Pressemappe' },
};

export const audit = {
  group: { pressKit: 'Pressemappe' },
  action: { 'pressKit-update': 'Änderung der Pressemappe' },
  did: { 'pressKit-update': 'Hat die Pressemappe geändert' },
  didTo: { 'pressKit-update': 'Hat die Pressemappe geändert' },
  fields: { 'pressKit-pictures': 'Zahl der Bilder' },
};

export const screens = { pressKit, pressKitFields, audit };
