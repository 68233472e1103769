import type { TextOf } from '../../../platform/i18n/texts.ts';
import { prefixed } from './prefixed.ts';
import type * as tr from './tr.ts';

export const party: TextOf<typeof tr.party> = {
  /** Names of pages, as links to them say. */
  pages: {
    about: 'Über uns',
    contact: 'Kontakt',
    write: 'Schreiben Sie uns',
    donate: 'Spenden',
    join: 'Mitglied werden',
  },
  contact: {
    description: 'Kontakt zu {{party}}: Telefon, WhatsApp, E-Mail, Adressen und Pressestelle.',
    lead: 'Rufen Sie uns an, schreiben Sie uns oder kommen Sie vorbei.',
    headOffice: 'Parteizentrale',
    offices: 'Unsere Büros',
    map: 'Karte öffnen',
    mapOf: 'Karte öffnen: {{name}}',
    press: 'Pressestelle',
    follow: 'Folgen Sie uns',
    topics: 'Zu Ihrem Anliegen schreiben',
  },
  about: {
    empty: 'Der Text dieser Seite ist noch nicht geschrieben.',
    description: 'Wer {{party}} ist, wofür sie steht und wie sie organisiert ist.',
    who: 'Wer wir sind',
    principles: 'Unsere Grundsätze',
    history: 'Kurze Geschichte',
    organisation: 'Wie wir organisiert sind',
    documents: 'Unsere Dokumente',
    figures: 'In Zahlen',
    people_one: 'Person in unseren Gremien',
    people_other: 'Personen in unseren Gremien',
    provinces_one: 'Provinz, aus der sie kommt',
    provinces_other: 'Provinzen, aus denen sie kommen',
    contents_one: 'veröffentlichter Beitrag',
    contents_other: 'veröffentlichte Beiträge',
    documents_one: 'öffentliches Dokument',
    documents_other: 'öffentliche Dokumente',
    ways: 'Mitmachen',
  },
  donate: {
    description:
      'Spendenkonten von {{party}}, wer spenden darf und wofür Spenden ausgegeben werden.',
    accounts: 'Spendenkonten',
    bank: 'Bank',
    recipient: 'Empfänger',
    iban: 'IBAN',
    copy: 'IBAN kopieren',
    copied: 'IBAN kopiert',
    qr: 'QR-Code der IBAN: {{iban}}',
    qrNote:
      'Der Code enthält nur die IBAN: Scannen Sie ihn und fügen Sie sie in Ihrer Bank-App ein.',
    example: 'Beispielkonto: Diese IBAN ist nicht gültig. Bitte kein Geld senden.',
    noAccounts: 'Es ist noch kein Spendenkonto eingetragen.',
    rules: 'Wer darf spenden?',
    law: 'Was das Gesetz sagt',
    rulesSource: 'Gesetz Nr. 2820 über politische Parteien, Artikel 66',
    may: 'Staatsangehörige der Türkei und, im Rahmen der für sie geltenden Gesetze, türkische juristische Personen.',
    mayNot:
      'Ausländische Staaten, internationale Organisationen, Personen und Einrichtungen ohne türkische Staatsangehörigkeit; öffentliche Stellen, Gemeinden und Unternehmen mit staatlichem Anteil.',
    yes: 'Wer darf',
    no: 'Wer nicht',
    limit: 'Höchstbetrag im Jahr',
    limitText:
      'Niemand darf einer Partei in einem Jahr mehr als den gesetzlichen Betrag spenden. Er wird jedes Jahr neu bewertet.',
    ownRule: 'Unsere eigene Regel',
    facts: 'Unsere Spender',
    uses: 'Wofür wird Ihre Spende ausgegeben?',
    receipt: 'Quittung und Nachweis',
    transparency: 'Rechenschaft',
  },
};

/** The screen on which admins edit the party's data. */
export const partyForm: TextOf<typeof tr.partyForm> = {
  title: 'Daten der Partei',
  administration:
    'Name, Logo, Farbe, Kontakt, soziale Netze, Bankkonten und eigene Texte der Partei.',
  faults: 'Nicht gespeichert',
  save: 'Speichern',
  languages: 'Sprache der Texte',
  sectionsLabel: 'Abschnitte',
  markdown: 'Markdown ist möglich.',
  inTurkish: 'Auf Türkisch: {{text}}',
  translationNote:
    'Übersetzen Sie alle Texte eines Teils oder keinen: Ein unvollständiger Teil erscheint auf Türkisch.',
  behind: {
    count_one: 'Der türkische Text von {{count}} Übersetzung hat sich geändert',
    count_other: 'Die türkischen Texte von {{count}} Übersetzungen haben sich geändert',
    text: 'Berichtigen Sie die Übersetzung oder markieren Sie sie als aktuell; bis dahin zeigt die Website die alte.',
    mark: 'Der türkische Text hat sich geändert',
    confirm: 'Die Übersetzung ist aktuell',
  },
  entry: '{{name}} {{position}}',
  add: 'Hinzufügen: {{name}}',
  up: '{{name}} {{position}}: nach oben',
  down: '{{name}} {{position}}: nach unten',
  remove: '{{name}} {{position}}: löschen',
  upShort: 'Nach oben',
  downShort: 'Nach unten',
  removeShort: 'Löschen',
  moved: '{{name}} ist jetzt an Stelle {{position}}.',
  removed: '{{name}} {{position}} wurde gelöscht.',
  demoAddresses_one: '{{count}} E-Mail-Adresse der Beispielpartei wurde entfernt.',
  demoAddresses_other: '{{count}} E-Mail-Adressen der Beispielpartei wurden entfernt.',
  failedTitle: 'Die Daten der Partei konnten nicht geöffnet werden',
  forbiddenTitle: 'Die Daten der Partei bearbeiten Administratoren',
  forbiddenText: 'Für diese Seite brauchen Sie Administratorrechte.',
  groupsLabel: 'In diesem Abschnitt',
  sections: {
    identity: 'Identität',
    look: 'Aussehen',
    contact: 'Kontakt',
    social: 'Soziale Netze',
    accounts: 'Spendenkonten',
    home: 'Startseite',
    pages: 'Seiten',
    measurement: 'Messung',
  },
  groups: {
    names: {
      title: 'Name',
      text: 'Erscheint oben und unten auf Seiten, in E-Mails und in Suchergebnissen.',
    },
    slogan: {
      title: 'Slogan',
      text: 'Die Überschrift der Startseite; die letzte Zeile hat die Parteifarbe.',
    },
    introduction: {
      title: 'Einleitung',
      text: 'Erscheint unter dem Slogan und in Suchergebnissen.',
    },
    logo: {
      title: 'Logo',
      text: 'Erscheint auf Seiten, in E-Mails, auf Vorschaubildern und im Browser-Tab.',
    },
    color: {
      title: 'Farbe',
      text: 'Die Farbe von Schaltflächen, Links und Seitenkopf. Besucher können in den Einstellungen eine andere wählen.',
    },
    office: {
      title: 'Zentrale',
      text: 'Erscheint auf der Kontaktseite und unten auf jeder Seite.',
    },
    whatsapp: {
      title: 'WhatsApp-Nummer',
      text: 'Die Chat-Schaltfläche jeder Seite öffnet diese Nummer.',
    },
    offices: { title: 'Büros', text: 'Erscheinen auf der Kontaktseite in dieser Reihenfolge.' },
    press: {
      title: 'Pressestelle',
      text: 'Telefon und E-Mail erscheinen auf der Kontaktseite, in der Pressemappe und neben Porträts, der Name nur in der Pressemappe.',
    },
    topics: {
      title: 'Themen von Nachrichten',
      text: 'Die Themen auf der Seite „Kontakt“. Geht zu einem Thema mit Adresse eine Nachricht ein, erhält die Adresse das Thema, die Zahl der Nachrichten und einen Link zum Verwaltungsbereich. Absender und Text bleiben im Verwaltungsbereich; zu einem Thema wird höchstens eine E-Mail in der Stunde gesendet. Antworten auf Ihre Antworten gehen an die Adresse des Themas oder, ohne eine, an die der Zentrale.',
    },
    social: { title: 'Soziale Netze', text: 'Ein leeres Konto wird nicht gezeigt.' },
    accounts: {
      title: 'Bankkonten',
      text: 'Erscheinen auf der Spendenseite in dieser Reihenfolge, das erste auch auf der Startseite.',
    },
    donors: { title: 'Für Spender', text: 'Erscheint auf der Spendenseite.' },
    uses: {
      title: 'Verwendung der Spenden',
      text: 'Erscheint auf der Spendenseite in dieser Reihenfolge.',
    },
    principles: {
      title: 'Grundsätze',
      text: 'Erscheinen auf der Startseite und auf „Über uns“ in dieser Reihenfolge, mit Nummern.',
    },
    donation: {
      title: 'Teil über Spenden',
      text: 'Erscheint am Ende der Startseite und oben auf der Spendenseite.',
    },
    facts: { title: 'Zahlen', text: 'Erscheinen im Spendenteil der Startseite.' },
    about: {
      title: 'Über uns',
      text: 'Die Einleitung der Seite „Über uns“, ihr Text „Wer wir sind“ und die Organisation. Ist „Wer wir sind“ unter Website-Verwaltung → Feste Seiten → Über uns geschrieben, zeigt die Website jenen Text.',
    },
    history: { title: 'Kurze Geschichte', text: 'Erscheint auf „Über uns“ in dieser Reihenfolge.' },
    presidency: { title: 'Präsidium', text: 'Die Texte oben auf der Seite des Präsidiums.' },
    executive: { title: 'Vorstand', text: 'Die Texte oben auf der Seite des Vorstands.' },
    membership: { title: 'Mitgliedschaft', text: 'Die Texte der Seite „Mitglied werden“.' },
    documents: {
      title: 'Nötige Dokumente',
      text: 'Erscheinen auf „Mitglied werden“ in dieser Reihenfolge.',
    },
    steps: {
      title: 'Schritte zur Mitgliedschaft',
      text: 'Erscheinen auf „Mitglied werden“ in dieser Reihenfolge, mit Nummern.',
    },
    tagManager: {
      title: 'Tag-Manager',
      text: 'Wird nur bei Besuchern geladen, die zustimmen; nie auf dem Antrag, bei der Anmeldung oder im Dashboard. Ohne Angabe nie.',
    },
  },
  entries: {
    principles: 'Grundsatz',
    offices: 'Büro',
    topics: 'Thema',
    'about-history': 'Jahr',
    'membership-documents': 'Dokument',
    'membership-steps': 'Schritt',
    'donation-accounts': 'Konto',
    'donation-facts': 'Zahl',
    'donation-uses': 'Zweck',
  },
  hints: {
    shortName: 'Steht unter dem Symbol auf dem Startbildschirm eines Telefons.',
    slogan:
      'Schreiben Sie jede Zeile in eine eigene Zeile, höchstens sechs. Jede Sprache hat ihre eigenen Zeilen.',
    phone: 'Zum Beispiel 0312 000 00 00 oder +49 30 123456.',
    whatsapp: 'Zum Beispiel 0532 123 45 67 oder +49 170 1234567.',
    whatsappGreeting: 'Die vorbereitete Nachricht von Besuchern.',
    tagManagerId: 'Beginnt mit GTM: GTM-ABC123.',
    'donation-accounts-iban': 'Beginnt mit TR und hat 26 Zeichen. Leerzeichen sind erlaubt.',
    'donation-limit':
      'Falls niedriger als die gesetzliche: 60.000 ₺. Ohne Angabe erscheint nur die gesetzliche.',
    'membership-greeting':
      'Steht in der E-Mail und der WhatsApp-Nachricht von Menschen, die Mitglied werden wollen.',
  },
  logo: {
    own: 'Logo der Partei',
    none: 'Kein Logo; das Zeichen des Produkts wird gezeigt.',
    choose: 'Logo wählen',
    change: 'Anderes Logo wählen',
    remove: 'Logo entfernen',
  },
  color: {
    hint: 'Zum Beispiel #0067cf. Ohne Angabe gilt das Blau des Produkts.',
    pick: 'Farbe auswählen',
    reset: 'Blau des Produkts',
    readings: 'Kontrast der Texte',
    enough: '{{ratio}} : 1',
    low: '{{ratio}} : 1, nötig sind mindestens {{least}} : 1',
    instead: 'Nächster lesbarer Ton: {{color}}',
    preview: 'Vorschau',
    button: 'Mitglied werden',
    link: 'Alle ansehen',
  },
  settings: {
    light: 'Hell',
    dark: 'Dunkel',
    highLight: 'Hell, hoher Kontrast',
    highDark: 'Dunkel, hoher Kontrast',
    header: 'Seitenkopf',
  },
};

/** The names of the party's fields, on the screen and in messages of the API. */
export const partyFields: TextOf<typeof tr.partyFields> = {
  name: 'Name der Partei',
  shortName: 'Kurzname',
  slogan: 'Slogan',
  introduction: 'Einleitung',
  color: 'Hauptfarbe',
  logoId: 'Logo',
  principles: 'Grundsätze',
  'principles-title': 'Grundsatz',
  'principles-text': 'Text des Grundsatzes',
  address: 'Adresse der Zentrale',
  phone: 'Telefon',
  email: 'E-Mail',
  hours: 'Öffnungszeiten',
  whatsapp: 'WhatsApp-Nummer',
  whatsappGreeting: 'WhatsApp-Begrüßung',
  tagManagerId: 'Tag-Manager-ID',
  'social-x': 'X',
  'social-facebook': 'Facebook',
  'social-instagram': 'Instagram',
  'social-youtube': 'YouTube',
  'press-name': 'Name der Ansprechperson für die Presse',
  'press-phone': 'Telefon der Pressestelle',
  'press-email': 'E-Mail der Pressestelle',
  'press-terms': 'Nutzungsbedingungen der Porträts',
  offices: 'Büros',
  'offices-name': 'Name des Büros',
  'offices-address': 'Adresse des Büros',
  'offices-phone': 'Telefon des Büros',
  'offices-email': 'E-Mail des Büros',
  'offices-hours': 'Öffnungszeiten des Büros',
  topics: 'Themen von Nachrichten',
  'topics-title': 'Thema',
  'topics-text': 'Text des Themas',
  'topics-email': 'E-Mail des Themas',
  'about-lead': 'Erster Satz von „Über uns“',
  'about-text': 'Text von „Über uns“',
  'about-history': 'Kurze Geschichte',
  'about-history-year': 'Jahr',
  'about-history-text': 'Was geschah',
  'about-organisation': 'Aufbau der Partei',
  'boards-presidency-lead': 'Erster Satz zum Präsidium',
  'boards-presidency-text': 'Text zum Präsidium',
  'boards-executive-lead': 'Erster Satz zum Vorstand',
  'boards-executive-text': 'Text zum Vorstand',
  'membership-lead': 'Erster Satz zur Mitgliedschaft',
  'membership-documents': 'Nötiges Dokument',
  'membership-steps': 'Schritte zur Mitgliedschaft',
  'membership-steps-title': 'Schritt',
  'membership-steps-text': 'Text des Schritts',
  'membership-afterwards': 'Nach dem Antrag',
  'membership-privacy': 'Verwendung der Mitgliedsdaten',
  'membership-greeting': 'Vorbereitete Nachricht von Interessierten',
  'donation-heading': 'Überschrift zu Spenden',
  'donation-text': 'Text zu Spenden',
  'donation-accounts': 'Bankkonten',
  'donation-accounts-bank': 'Bank',
  'donation-accounts-name': 'Empfänger',
  'donation-accounts-iban': 'IBAN',
  'donation-note': 'Hinweis zu Spenden',
  'donation-facts': 'Zahlen',
  'donation-facts-value': 'Zahl',
  'donation-facts-label': 'Text der Zahl',
  'donation-limit': 'Unsere Jahresgrenze',
  'donation-uses': 'Verwendung der Spenden',
  'donation-uses-title': 'Verwendungszweck',
  'donation-uses-text': 'Text des Verwendungszwecks',
  'donation-receipt': 'Quittung',
  'donation-transparency': 'Rechenschaft',
};

/** What the API says of faulty fields; the screens say it in the same words. */
export const partyRules: TextOf<typeof tr.partyRules> = {
  unreadableColor:
    'Diese Farbe ist nicht lesbar genug: Weiße Schrift darauf oder Schrift in dieser Farbe auf hellem Grund ist schwer zu lesen. Wählen Sie einen dunkleren Ton.',
  colorFormat: '{{field}} muss wie #0067cf aussehen.',
  containerId: '{{field}} muss wie GTM-ABC123 aussehen.',
  partyEmail: '{{field}} muss wie name@beispiel.de aussehen.',
  partyPhone: '{{field}} muss wie 0312 000 00 00 oder +49 30 123456 aussehen.',
  httpsLink: '{{field}} muss eine vollständige Adresse sein, die mit https:// beginnt.',
  iban: '{{field}} ist ungültig. Prüfen Sie die Ziffern; eine türkische IBAN beginnt mit TR und hat 26 Zeichen.',
  sloganLines: '{{field}}: höchstens 6 Zeilen mit je höchstens 120 Zeichen.',
  translationMissing:
    '{{field}}: Die anderen Texte dieses Teils sind übersetzt. Übersetzen Sie auch diesen oder löschen Sie die anderen.',
  logoMissing: 'Das Logo ist nicht in der Mediathek. Wählen Sie ein anderes Bild.',
  logoUnreadable: 'Dieses Bild kann nicht als Logo verwendet werden. Wählen Sie ein anderes.',
};

/** What its part of the API says: rules, names of fields. */
export const platform: TextOf<typeof tr.platform> = {
  validation: partyRules,
  fields: prefixed('party', partyFields),
  mediaUses: { party: 'Logo der Partei' },
};

/** Its events, as the audit log shows them. */
export const audit: TextOf<typeof tr.audit> = {
  group: {
    party: 'Daten der Partei',
  },
  action: {
    'party-update': 'Änderung',
  },
  did: {
    'party-update': 'Hat die Daten der Partei geändert',
  },
  didTo: {
    'party-update': 'Hat die Daten von {{subject}} geändert',
  },
  fields: {
    changedFields: 'Geänderte Felder',
    'party-name': 'Name der Partei',
    'party-shortName': 'Kurzname',
    'party-color': 'Hauptfarbe',
    'party-phone': 'Telefon',
    'party-email': 'E-Mail',
    'party-whatsapp': 'WhatsApp-Nummer',
    'party-tagManagerId': 'Tag-Manager-ID',
    'party-social': 'Soziale Netze',
    'party-donation': 'Bankkonten',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { partyForm, partyFields, partyRules, audit };
