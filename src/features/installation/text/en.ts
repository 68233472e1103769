export const installation = {
  demo: {
    title: 'Remove the demo party',
    administration: 'Deletes all sample contents, people and data of the installation at once.',
    lead: 'The sample contents, people, documents and applications that came with the installation are deleted at once. Everything that your staff added or changed stays.',
    open: 'Remove the demo party…',
    sure: 'Are you sure?',
    sureText:
      'The following is deleted for good and cannot be brought back. Sessions of sample accounts end.',
    confirm: 'Remove',
    running: 'The demo party is being removed. This can take some seconds; do not close this window.',
    goes: 'Will be deleted',
    stays: 'Will stay',
    nothing: '–',
    stayText: 'These stay: {{names}}',
    stayMore: 'These stay: {{names}} and {{count}} more',
    alsoGoes:
      'The numbers of visits to the demo party, the search index, waiting e-mails and uploaded files are deleted too. The audit log and older backups do not change.',
    doneTitle: 'The demo party has been removed',
    doneText: 'Nothing of the demo party is left on the site or in the dashboard.',
    doneKept: 'What your staff had changed is still there.',
    noneTitle: 'This installation has no demo party',
    noneText: 'There is nothing left to remove.',
    failedTitle: 'What the demo party has could not be read',
    forbiddenTitle: 'Admins remove the demo party',
    forbiddenText: 'You need the rights of an admin to open this page.',
    kinds: {
      content: 'Contents',
      person: 'People',
      meeting: 'Meetings',
      document: 'Versions of documents',
      application: 'Applications',
      message: 'Messages',
      user: 'Staff accounts',
      adminName: 'Sample name of the admin account',
      menu: 'Links of the menu',
      party: 'Data and texts of the party',
      pressKit: 'Text of the press kit',
      pressPicture: 'Pictures of the press kit',
      media: 'Pictures and files',
    },
  },
};

export const platform = { success: { demoRemoved: 'The demo party has been removed.' } };

export const audit = {
  group: { demo: 'Demo party' },
  action: { 'demo-remove': 'Removal of the demo party' },
  did: { 'demo-remove': 'Removed the demo party' },
  didTo: { 'demo-remove': 'Removed the demo party' },
  fields: {
    'demo-content': 'Contents',
    'demo-person': 'People',
    'demo-meeting': 'Meetings',
    'demo-document': 'Versions of documents',
    'demo-application': 'Applications',
    'demo-message': 'Messages',
    'demo-user': 'Staff accounts',
    'demo-adminName': 'Sample name of the admin account',
    'demo-menu': 'Links of the menu',
    'demo-party': 'Data and texts of the party',
    'demo-pressKit': 'Text of the press kit',
    'demo-pressPicture': 'Pictures of the press kit',
    'demo-media': 'Pictures and files',
  },
};

export const screens = { installation, audit };
