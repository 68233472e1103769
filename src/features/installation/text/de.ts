export const installation = {
  title: 'Erste Schritte',
  administration:
    'Was eine neue Installation braucht: Test-E-Mail, Sicherung, Entfernen der Beispielpartei.',
  failedTitle: 'Die ersten Schritte konnten nicht geöffnet werden',
  forbiddenTitle: 'Die Installation richten Administratoren ein',
  forbiddenText: 'Zum Öffnen dieser Seite brauchen Sie Administratorrechte.',
  steps: {
    title: 'Erste Schritte',
    progress: '{{done}} von {{all}} erledigt',
    done_one: 'Erledigt ({{number}})',
    done_other: 'Erledigt ({{number}})',
    skipped_one: 'Nicht nötig ({{number}})',
    skipped_other: 'Nicht nötig ({{number}})',
    skip: 'Nicht nötig',
    need: 'Doch nötig',
    next: 'Nächster Schritt: {{step}}',
    step: {
      identity: 'Name und Farben der Partei',
      contact: 'Kontaktdaten',
      charter: 'Satzung',
      board: 'Vorstand',
      colleagues: 'Team',
      email: 'E-Mail',
      backup: 'Sicherung',
      demo: 'Beispielpartei entfernen',
    },
    text: {
      identity:
        'Name, Kurzname und Slogan eingeben; Logo und Farbe im Abschnitt „Erscheinungsbild“ wählen.',
      contact: 'Anschrift, Telefon und E-Mail-Adresse der Zentrale.',
      charter: 'PDF hochladen; der Text lässt sich auf der Seite Artikel für Artikel lesen.',
      board: 'Vorsitz und Vorstandsmitglieder hinzufügen.',
      colleagues:
        'Mindestens eine weitere Person einladen, die bei verlorenem Passwort helfen kann.',
      email: 'Sich selbst eine Test-E-Mail senden.',
      backup: 'Die erste Sicherung jetzt anlegen und sehen, wo sie liegt.',
      demo: 'Beispielinhalte, -personen und -daten auf einmal löschen.',
    },
  },
  empty: {
    title: 'Seiten, die die Website noch nicht zeigt',
    text: 'Auf diesen Seiten steht noch nichts. Deshalb führen weder Menü, Startseite und Fußzeile noch die Suche dorthin. Sobald Sie sie ausfüllen, erscheinen sie von selbst.',
    count_one: '{{number}} Seite ist leer und deshalb auf der Website nicht zu sehen',
    count_other: '{{number}} Seiten sind leer und deshalb auf der Website nicht zu sehen',
  },
  mail: {
    title: 'E-Mail',
    lead: 'Einladungen, Nachrichten zu Anträgen und Passwort-Links gehen per E-Mail hinaus. Hier prüfen Sie, ob sie ankommen.',
    server: 'Versand',
    kind: { smtp: 'Über einen Mailserver', outbox: 'Kein Server eingestellt' },
    to: 'Testadresse',
    testedAt: 'Letzter erfolgreicher Test',
    never: 'Noch keiner',
    outboxText:
      'E-Mails erreichen niemanden; sie werden auf dem Server in den Ordner „outbox“ geschrieben. Ihre Technik muss SMTP_URL einstellen.',
    sample: 'Unter dieser Adresse kommt nichts an.',
    toAccount: 'Eigene Adresse im Konto eintragen',
    send: 'Test-E-Mail senden',
    sent: 'Der Server hat die E-Mail an {{to}} angenommen. Sehen Sie in den Posteingang und nach einigen Minuten auch in den Spam-Ordner.',
    written:
      'Die E-Mail wurde nicht gesendet, sondern auf dem Server in den Ordner „outbox“ geschrieben.',
    fault: {
      refused: 'Der Server hat {{to}} oder die E-Mail nicht angenommen.',
      invalidAddress: '{{to}} ist keine gültige Adresse.',
      mailServer:
        'Der Mailserver war nicht erreichbar oder hat den Absender nicht angenommen. Adresse, Benutzername und Passwort in SMTP_URL prüfen.',
      unknown: 'Ob die E-Mail gesendet wurde, ist nicht bekannt.',
      other: 'Die E-Mail konnte nicht gesendet werden.',
    },
    failedTitle: 'Die E-Mail-Einstellungen konnten nicht gelesen werden',
  },
  backup: {
    title: 'Sicherung',
    lead: 'Eine Sicherung enthält die Datenbank und alle hochgeladenen Dateien. Sie entsteht, während Sie arbeiten.',
    last: 'Letzte Sicherung',
    none: 'Noch keine',
    size: 'Umfang',
    filesAnd_one: '{{number}} Datei, {{size}}',
    filesAnd_other: '{{number}} Dateien, {{size}}',
    place: 'Ort',
    plan: 'Regelmäßig',
    daily: 'Täglich um {{at}} Uhr',
    byHand: 'Nicht eingestellt',
    besideText:
      'Dieser Ort liegt auf der Festplatte der Daten: Fällt sie aus, ist auch die Sicherung verloren. Ihre Technik sollte mit BACKUP_URL einen anderen Ort einstellen; dann entsteht jede Nacht eine Sicherung.',
    keysText:
      'Die Sicherung enthält die Schlüssel nicht, ohne die Anträge nicht lesbar sind: BACKUP_PASSPHRASE einstellen oder die Schlüsseldatei an einem anderen Ort aufbewahren.',
    make: 'Jetzt sichern',
    running: 'Die Sicherung läuft. Sie können diese Seite verlassen.',
    made: 'Die Sicherung ist fertig.',
    failed: 'Die letzte Sicherung ist fehlgeschlagen: {{fault}}',
    failedTitle: 'Der Stand der Sicherungen konnte nicht gelesen werden',
  },
  demo: {
    title: 'Beispielpartei entfernen',
    lead: 'Die mitgelieferten Beispielinhalte, Personen, Dokumente und Anträge werden auf einmal gelöscht. Alles, was Ihr Team hinzugefügt oder geändert hat, bleibt.',
    open: 'Beispielpartei entfernen …',
    sureText:
      'Folgendes wird endgültig gelöscht und lässt sich nicht wiederherstellen. Sitzungen der Beispielkonten enden.',
    confirm: 'Entfernen',
    running:
      'Die Beispielpartei wird entfernt. Das kann einige Sekunden dauern; schließen Sie dieses Fenster nicht.',
    kind: 'Art',
    toSteps: 'Zurück zu den ersten Schritten',
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
    kinds: {
      content: 'Inhalte',
      person: 'Personen',
      branch: 'Verbände',
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

export const installationEmails = {
  testEmail: {
    name: 'Test-E-Mail',
    subject: '{{party}}: Test-E-Mail',
    preview: 'E-Mails kommen an.',
    heading: 'E-Mails kommen an',
    text: 'Diese E-Mail haben Sie am {{date}} um {{time}} in der Verwaltung angefordert. Da sie angekommen ist, kommen auch Einladungen und Nachrichten an.',
    note: 'Sie müssen nichts tun.',
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
