export const pressKit = {
  page: {
    title: 'Press kit',
    lead: 'For journalists and publishers: press office, party profile, logo and photos ready for print.',
    description:
      'Press kit of {{party}}: press office, party profile, logo and portraits in print size.',
    contact: 'Press office',
    officer: '{{party}}, press officer',
    about: 'About the party',
    copy: 'Copy text',
    copied: 'Copied',
    logo: 'Logo',
    logoAlt: 'Logo of {{party}}',
    logoText: 'The JPEG has a white ground; the PNG is transparent, for use on a coloured ground.',
    portraits: 'Portraits',
    portraitAlt: '{{name}}, portrait',
    pictures: 'Photos and pictures',
    picture: 'Picture {{number}}',
    credit: 'Credit:',
    size: '{{width}} × {{height}} px, 300 dpi',
    download: 'Download {{format}}: {{name}}',
  },
  title: 'Press kit',
  administration: 'Party profile and pictures to download, for journalists.',
  onSite: 'View on site',
  textTitle: 'Party profile',
  textText:
    'A short text that can stand at the end of a report. A language without a text is left out.',
  picturesTitle: 'Pictures',
  picturesText:
    'Offered in this order, as JPEG and PNG in print size. A caption that is not translated is shown in Turkish.',
  picture: 'Picture {{position}}',
  addPictures: 'Add pictures',
  captionIn: 'Caption ({{language}})',
  up: 'Picture {{position}}: move up',
  down: 'Picture {{position}}: move down',
  remove: 'Picture {{position}}: remove',
  elsewhereTitle: 'Edited elsewhere',
  elsewhereText: 'The page shows these too; each is kept in one place.',
  toContact: 'Press office and terms of use',
  toLogo: 'Logo',
  toPortraits: 'Portraits: chair and presiding board',
  faults: 'Could not be saved',
  save: 'Save',
  failedTitle: 'The press kit could not be opened',
  forbiddenTitle: 'Admins edit the press kit',
  forbiddenText: 'You need the rights of an admin to open this page.',
};

export const pressKitFields = {
  'pressKit-boilerplate': 'Party profile',
  'pressKit-pictures': 'Pictures',
  'pressKit-picture': 'Picture',
  'pressKit-caption': 'Caption',
  'pressKit-credit': 'Credit',
};

export const platform = {
  fields: pressKitFields,
  validation: {
    pressPictureMissing: 'This picture is not in the library. Remove it or choose another one.',
    pressPictureTwice: 'This picture is chosen twice. Remove one of them.',
  },
  mediaUses: { pressKit: 'Press kit' },
};

export const audit = {
  group: { pressKit: 'Press kit' },
  action: { 'pressKit-update': 'Change of the press kit' },
  did: { 'pressKit-update': 'Changed the press kit' },
  didTo: { 'pressKit-update': 'Changed the press kit' },
  fields: { 'pressKit-pictures': 'Number of pictures' },
};

export const screens = { pressKit, pressKitFields, audit };
