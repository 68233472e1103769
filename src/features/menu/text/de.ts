import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

/** The screen on which admins edit the menu. */
export const menu: TextOf<typeof tr.menu> = {
  title: 'Menü',
  administration: 'Das Hauptmenü der Website: Einträge, Reihenfolge, Untermenüs und Sichtbarkeit.',
  lead: 'Die Website zeigt Änderungen, sobald Sie speichern.',
  help: 'Mit den Pfeiltasten wechseln Sie zwischen den Einträgen. Alt mit Pfeil nach oben oder unten verschiebt einen Eintrag; Alt mit Pfeil nach rechts ordnet ihn dem Eintrag darüber unter, Alt mit Pfeil nach links holt ihn auf die oberste Ebene.',
  faults: 'Das Menü konnte nicht gespeichert werden',
  wrong: '{{field}} ist ungültig.',
  fieldOf: '{{field}} ({{item}})',
  fieldOfLine: '{{field}} (Eintrag {{position}})',
  failedTitle: 'Das Menü konnte nicht geöffnet werden',
  forbiddenTitle: 'Das Menü bearbeiten Administratoren',
  forbiddenText: 'Für diese Seite benötigen Sie Administratorrechte.',
  noneTitle: 'Das Menü hat keine Einträge',
  noneText: 'Fügen Sie einen Eintrag hinzu oder kehren Sie zum Standardmenü zurück.',
  save: 'Speichern',
  add: 'Eintrag hinzufügen',
  addUnder: 'Untereintrag hinzufügen',
  edit: 'Bearbeiten',
  remove: 'Entfernen',
  undo: 'Rückgängig',
  count_one: '{{formatted}} von {{most}} Einträgen',
  count_other: '{{formatted}} von {{most}} Einträgen',
  untitled: 'Eintrag ohne Titel',
  under: '{{name}}: Untereinträge',
  fieldsOf: '{{name}}: Einzelheiten',
  grip: 'Zum Verschieben ziehen',
  hidden: 'verborgen',
  isEmpty: 'Zurzeit leer, wird im Menü nicht gezeigt',
  isWrong: 'muss korrigiert werden',
  leadsNowhere: 'Untermenü',
  visibleFor: '{{name}} auf der Website zeigen',
  move: {
    up: 'Nach oben',
    down: 'Nach unten',
    in: 'Dem Eintrag darüber unterordnen',
    inGroup: '„{{group}}“ unterordnen',
    out: 'Auf die oberste Ebene',
  },
  said: {
    moved: '{{title}} steht jetzt an {{position}}. Stelle der obersten Ebene.',
    movedUnder: '{{title}} steht jetzt an {{position}}. Stelle unter {{group}}.',
    first: '{{title}} steht schon an erster Stelle.',
    last: '{{title}} steht schon an letzter Stelle.',
    nothingAbove: '{{title}} steht an erster Stelle; darüber ist kein Eintrag.',
    hasChildren:
      '{{title}} hat Untereinträge und kann keinem anderen Eintrag untergeordnet werden.',
    isTop: '{{title}} steht schon auf der obersten Ebene.',
    isUnder: '{{title}} ist schon untergeordnet; das Menü hat zwei Ebenen.',
    added: 'Eintrag hinzugefügt. Wählen Sie, wohin er führt.',
    removed_zero: '{{title}} wurde entfernt.',
    removed_one: '{{title}} und ein Untereintrag wurden entfernt.',
    removed_other: '{{title}} und {{count}} Untereinträge wurden entfernt.',
    restored: '{{title}} ist wieder da.',
    standard: 'Das Standardmenü ist geladen, aber noch nicht gespeichert.',
  },
  standard: {
    action: 'Zurück zum Standardmenü',
    title: 'Zum Standardmenü zurückkehren?',
    text: 'Das Standardmenü verweist auf alle Seiten der Partei und enthält die Seiten neuer Versionen von selbst. Ihr eigenes Menü bleibt auf der Website, bis Sie speichern.',
    confirm: 'Standardmenü laden',
  },
  target: 'Wohin führt der Eintrag?',
  chooseTarget: 'Auswählen',
  pages: 'Seiten der Website',
  otherTargets: 'Anderes',
  typedAddress: 'Ich gebe eine andere Adresse ein',
  nowhere: 'Nirgendwohin: öffnet nur sein Untermenü',
  addressHint: 'Der Pfad auf dieser Website, zum Beispiel /haberler/yeni-yil',
  externalHint: 'Die vollständige Adresse, zum Beispiel https://beispiel.org',
  externalText: 'Besucher sehen, dass der Link die Website verlässt.',
  otherLanguages: 'Titel in anderen Sprachen',
  automaticNames:
    'Bleibt ein Feld leer, gilt der graue Name, auch wenn sich der türkische Titel ändert.',
  turkishTitle: 'Bleibt ein Feld leer, erscheint der türkische Titel.',
  preview: {
    title: 'Vorschau',
    mode: 'Darstellung der Vorschau',
    language: 'Sprache der Vorschau',
    light: 'Hell',
    dark: 'Dunkel',
    drawer: 'Menü auf dem Telefon',
    header: 'Seitenkopf',
    headerText: 'Wie in einem breiten Fenster; Untermenüs öffnen sich unter dem Mauszeiger.',
    tooLong:
      'Das Menü passt nicht in den Seitenkopf: Besucher können es nur mit der Menütaste öffnen. Verwenden Sie weniger Einträge auf der obersten Ebene oder kürzere Titel.',
    failed: 'Die Vorschau konnte nicht aktualisiert werden; Sie können weiterarbeiten.',
  },
};

/** The names of its fields, on the screens and in messages of the API. */
export const menuFields: TextOf<typeof tr.menuFields> = {
  'menu-items': 'Menü',
  'menu-title': 'Titel',
  'menu-url': 'Adresse',
  'menu-visible': 'Sichtbar',
  'menu-external': 'Andere Website',
  'menu-children': 'Untereinträge',
  'menu-translation': 'Übersetzung',
};

/** What the API says of faulty fields; the screens say it in the same words. */
export const menuRules: TextOf<typeof tr.menuRules> = {
  menuEmpty:
    'Das Menü braucht mindestens einen Eintrag. Sie können auch zum Standardmenü zurückkehren.',
  menuTooLong: 'Das Menü kann höchstens 60 Einträge haben, die Untereinträge mitgezählt.',
  menuPath:
    '{{field}} muss ein Pfad dieser Website sein, zum Beispiel /haberler. Führt der Eintrag zu einer anderen Website, schalten Sie „Andere Website“ ein.',
  menuPathLanguage:
    '{{field}} muss ohne Sprache angegeben werden: /haberler statt /en/haberler. Zu den Seiten in anderen Sprachen führt das Menü selbst.',
  menuHttps: '{{field}} muss eine vollständige Adresse sein, die mit https:// beginnt.',
  menuGroupEmpty:
    'Unter diesem Titel steht kein Eintrag. Verschieben Sie einen hierher, wählen Sie eine Seite als Ziel oder entfernen Sie den Titel.',
};

/** What its part of the API says: rules, names of fields. */
export const platform: TextOf<typeof tr.platform> = {
  validation: menuRules,
  fields: menuFields,
};

/** Its events, as the audit log shows them. */
export const audit: TextOf<typeof tr.audit> = {
  group: { menu: 'Menü' },
  action: { 'menu-changed': 'Änderung' },
  did: { 'menu-changed': 'Hat das Menü geändert' },
  didTo: { 'menu-changed': 'Hat das Menü {{subject}} geändert' },
  fields: {
    'menu-added': 'Hinzugefügt',
    'menu-removed': 'Entfernt',
    'menu-renamed': 'Umbenannt',
    'menu-moved': 'Verschoben',
    'menu-addressed': 'Adresse geändert',
    'menu-shown': 'Sichtbar gemacht',
    'menu-hidden': 'Verborgen',
    'menu-translated': 'Übersetzung geändert',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { menu, menuFields, menuRules, audit };
