export const installation = {
  demo: {
    title: 'Beispielpartei entfernen',
    administration: 'Löscht alle Beispielinhalte, -personen und -daten der Installation auf einmal.',
    lead: 'Die mitgelieferten Beispielinhalte, Personen, Dokumente und Anträge werden auf einmal gelöscht. Alles, was Ihr Team hinzugefügt oder geändert hat, bleibt.',
    open: 'Beispielpartei entfernen …',
    sure: 'Sind Sie sicher?',
    sureText:
      'Folgendes wird endgültig gelöscht und lässt sich nicht wiederherstellen. Sitzungen der Beispielkonten enden.',
    confirm: 'Entfernen',
    running:
      'Die Beispielpartei wird entfernt. Das kann einige Sekunden dauern; schließen Sie dieses Fenster nicht.',
    goes: 'Wird gelöscht',
    stays: 'Bleibt',
    nothing: '–',
    stayText: 'Es bleiben: {{names}}',
    stayMore: 'Es bleiben: {{names}} und {{count}} weitere',
    alsoGoes:
      'Gelöscht werden auch die Besucherzahlen der Beispielpartei, der Suchindex, wartende E-Mails und hochgeladene Dateien. Das Protokoll und ältere Sicherungen ändern sich nicht.',
    doneTitle: 'Die Beispielpartei wurde entfernt',
    doneText: 'Auf der Website und in der Verwaltung ist nichts mehr von der Beispielpartei.',
    doneKept: 'Was Ihr Team geändert hatte, ist noch da.',
    noneTitle: 'Diese Installation hat keine Beispielpartei',
    noneText: 'Es gibt nichts mehr zu entfernen.',
    failedTitle: 'Der Umfang der Beispielpartei konnte nicht gelesen werden',
    forbiddenTitle: 'Die Beispielpartei entfernen Administratoren',
    forbiddenText: 'Zum Öffnen dieser Seite brauchen Sie Administratorrechte.',
    kinds: {
      content: 'Inhalte',
      person: 'Personen',
      meeting: 'Veranstaltungen',
      document: 'Fassungen der Dokumente',
      application: 'Anträge',
      message: 'Nachrichten',
      user: 'Teamkonten',
      adminName: 'Beispielname des Administratorkontos',
      menu: 'Links des Menüs',
      party: 'Angaben und Texte der Partei',
      pressKit: 'Text der Pressemappe',
      pressPicture: 'Bilder der Pressemappe',
      media: 'Bilder und Dateien',
    },
  },
};

export const platform = { success: { demoRemoved: 'Die Beispielpartei wurde entfernt.' } };

export const audit = {
  group: { demo: 'Beispielpartei' },
  action: { 'demo-remove': 'Entfernen der Beispielpartei' },
  did: { 'demo-remove': 'Hat die Beispielpartei entfernt' },
  didTo: { 'demo-remove': 'Hat die Beispielpartei entfernt' },
  fields: {
    'demo-content': 'Inhalte',
    'demo-person': 'Personen',
    'demo-meeting': 'Veranstaltungen',
    'demo-document': 'Fassungen der Dokumente',
    'demo-application': 'Anträge',
    'demo-message': 'Nachrichten',
    'demo-user': 'Teamkonten',
    'demo-adminName': 'Beispielname des Administratorkontos',
    'demo-menu': 'Links des Menüs',
    'demo-party': 'Angaben und Texte der Partei',
    'demo-pressKit': 'Text der Pressemappe',
    'demo-pressPicture': 'Bilder der Pressemappe',
    'demo-media': 'Bilder und Dateien',
  },
};

export const screens = { installation, audit };
