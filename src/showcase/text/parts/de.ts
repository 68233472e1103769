/** The examples of the larger parts: forms, dialogs, charts, tables and lists. */
export const parts = {
  forms: {
    recordForm: {
      title: 'Formular eines Eintrags',
      text: 'Beim Speichern nennt eine Zusammenfassung oben die Fehler und erhält den Fokus; jede Zeile führt zu ihrem Feld.',
    },
    failedSave: {
      title: 'Nicht gespeichertes Formular',
      text: 'Das Getippte bleibt stehen. Hat jemand anderes den Eintrag geändert, fragt das Formular, mit welcher Fassung es weitergeht.',
    },
    note: {
      title: 'Notiz',
      text: 'Die Schaltfläche ist erst nach einer Änderung nutzbar; darunter steht, wer zuletzt geschrieben hat.',
    },
    form: {
      title: 'Formular für Besucher',
      text: 'Es lässt sich ohne JavaScript senden; Browser und Server prüfen nach denselben Regeln.',
    },
    refusedForm: {
      title: 'Abgelehntes Formular',
      text: 'Die Zusammenfassung erhält den Fokus, das Getippte bleibt, das Feld ist durch Linie und Worte markiert.',
    },
  },
  modals: {
    confirm: {
      title: 'Bestätigung',
      text: 'Der Fokus liegt auf „Abbrechen“. Esc schließt, und der Fokus kehrt zur öffnenden Schaltfläche zurück.',
    },
    deletion: {
      title: 'Löschen',
      text: 'Was gelöscht wird, steht mit Namen da. Lehnt der Server ab, erscheint der Grund im Dialog.',
    },
    formDialog: {
      title: 'Kurzes Formular',
      text: 'Für Aufgaben mit einem einzigen Feld; längere Formulare haben eine eigene Seite.',
    },
    messages: {
      title: 'Meldungen',
      text: 'Sie sind kurz sichtbar und warten unter dem Zeiger. Eine Meldung ist nie die einzige Kopie eines Fehlers oder einer Aktion.',
    },
    settings: {
      title: 'Darstellungseinstellungen',
      text: 'Die gemeinsame Schublade von Website und Dashboard. Eine Auswahl darin wird gespeichert.',
    },
  },
  charts: {
    provinceMap: {
      title: 'Karte der Provinzen',
      text: 'Sie ist ein einziger Halt der Tabulatortaste; die Pfeiltasten wechseln die Provinz. Dieselben Daten gibt es als Tabelle, auf dem Telefon als Liste.',
    },
    weekColumns: {
      title: 'Wochensäulen',
      text: 'Die höchste und die laufende Woche zeigen ihre Zahl; die laufende ist nur ein Umriss.',
    },
    partBars: {
      title: 'Teile eines Ganzen',
      text: 'Jede Zahl führt zu ihrer Liste. Die helleren Balken sind die zweite Gruppe: wo die Einträge jetzt sind.',
    },
    shareBars: {
      title: 'Anteilsbalken',
      text: 'Was die Farben sagen, steht auch im Text daneben.',
    },
    panelStates: {
      title: 'Zustände eines Feldes',
      text: 'Beim Laden erscheint nach 300 Millisekunden ein Platzhalter; ein Fehler steht an seiner Stelle, mit der Schaltfläche zum Wiederholen.',
    },
  },
  detailLists: {
    facts: {
      title: 'Liste von Angaben',
      text: 'Zuerst der Name, daneben der Wert. Lange Wörter werden umgebrochen, ein unbekannter Wert ist ein Strich.',
    },
    recordHead: {
      title: 'Kopf eines Eintrags',
      text: 'Ein langer Name wird nicht abgeschnitten. Auch die Tasten K und J öffnen den vorigen und den nächsten Eintrag.',
    },
    timeline: {
      title: 'Zeitleiste',
      text: 'Das neueste Ereignis steht oben: wer, was, wann und warum.',
    },
    years: {
      title: 'Jahre',
      text: 'Die Jahre stehen am Rand; auf schmalen Bildschirmen über dem Text.',
    },
  },
  quickStats: {
    partyFigures: {
      title: 'Zahlen der Partei',
      text: 'Eine Zahl, die null ist, wird nicht gezeigt.',
    },
    figures: {
      title: 'Zahlen',
      text: 'Jede Zahl führt zu ihrer Liste. Eine unbekannte Zahl ist ein Strich, eine nicht geladene ein Fragezeichen.',
    },
    counts: {
      title: 'Zahlen der Ansichten',
      text: 'Die Ansichten einer Liste, jede mit der Zahl ihrer Zeilen.',
    },
  },
  tables: {
    table: {
      title: 'Tabelle',
      text: 'Überschriften sortieren, Kästchen wählen aus, der Pfeil öffnet Details. Auf dem Telefon ist jede Zeile eine Karte.',
    },
    tableStates: {
      title: 'Ohne Zeilen',
      text: 'Es gibt vier verschiedene leere Zustände: noch nichts, kein Treffer, keine Berechtigung, nicht geladen.',
    },
    pager: {
      title: 'Seiten',
      text: 'Seiten sind Links: Sie lassen sich in einem Tab öffnen und teilen.',
    },
    writtenTable: {
      title: 'Tabelle im Text',
      text: 'Eine Tabelle, die breiter als die Seite ist, wird für sich gescrollt, auch mit der Tastatur.',
    },
  },
  gridLists: {
    files: {
      title: 'Dateien',
      text: 'Die Kacheln der Mediathek: Vorschau oder Symbol, Name und eine Zeile Angaben.',
    },
    people: {
      title: 'Personen',
      text: 'Zwei, drei oder vier Spalten. Personen ohne Foto werden mit ihren Initialen gezeigt.',
    },
    titled: {
      title: 'Texte mit Titel',
      text: 'In so vielen Spalten, wie Platz haben.',
    },
    ways: {
      title: 'Kontaktwege',
      text: 'Nur die eingetragenen; gibt es keine, sagt das ein Satz.',
    },
  },
  groupedLists: {
    pageLinks: {
      title: 'Seiten der Website',
      text: 'Nummern, vorige und nächste Seite; die aktuelle ist markiert.',
    },
    entries: {
      title: 'Liste in einem Feld',
      text: 'Titel, Anzahl und ein Link zu allen; ein langer Titel endet nach der zweiten Zeile.',
    },
    sections: {
      title: 'Abschnitte',
      text: 'Der Name des Abschnitts steht an der Seite, der Inhalt daneben; auf schmalen Bildschirmen untereinander.',
    },
    months: {
      title: 'Inhalte nach Monaten',
      text: 'Das Datum steht am Rand, der neueste Inhalt ist größer.',
    },
    paired: {
      title: 'Textpaare',
      text: 'Zwei gleich wichtige Texte, nebeneinander, wenn Platz ist.',
    },
    principles: {
      title: 'Grundsätze',
      text: 'Kurze Texte in einer Reihenfolge, mit ihren Nummern.',
    },
  },
};
