import type { TextOf } from '../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const showcase: TextOf<typeof tr.showcase> = {
  name: 'Komponenten',
  code: {
    title: 'Code',
    copy: 'Code kopieren',
  },
  sections: {
    'data-display': 'Datenanzeige',
    lists: 'Listen',
  },
  worlds: {
    dashboard: 'Dashboard',
    site: 'Öffentliche Seiten',
  },
  states: {
    conflict: 'Konflikt',
    default: 'Normal',
    disabled: 'Deaktiviert',
    empty: 'Leer',
    failed: 'Fehler',
    forbidden: 'Keine Berechtigung',
    loading: 'Wird geladen',
    long: 'Lange Wörter',
    many: 'Viele Einträge',
    noMatch: 'Kein Treffer',
    one: 'Ein Eintrag',
  },
  pages: {
    start: {
      title: 'Übersicht',
      lead: 'Die Bausteine der Website und des Dashboards, in allen Zuständen und mit ihrem Code.',
    },
    colors: {
      title: 'Farben',
      lead: 'Aufgaben der Farben, ihre Abstufungen und die Zeichen für Zustände.',
    },
    typography: {
      title: 'Typografie',
      lead: 'Überschriften, Textgrößen und lange Texte.',
    },
    buttons: {
      title: 'Schaltflächen',
      lead: 'Vier Arten von Schaltflächen, Symbole und Menüs.',
    },
    inputs: {
      title: 'Eingabefelder',
      lead: 'Alles, was man tippt, auswählt und sucht.',
    },
    forms: {
      title: 'Formulare',
      lead: 'Prüfung, Speichern und wie Fehler gezeigt werden.',
    },
    modals: {
      title: 'Dialoge',
      lead: 'Bestätigen, Löschen, kurze Formulare und Meldungen.',
    },
    charts: {
      title: 'Diagramme',
      lead: 'Karte, Säulen und Balken.',
    },
    detailLists: {
      title: 'Detaillisten',
      lead: 'Daten und Verlauf eines einzelnen Eintrags.',
    },
    quickStats: {
      title: 'Kennzahlen',
      lead: 'Die wichtigsten Zahlen zu einem Thema.',
    },
    tables: {
      title: 'Tabellen',
      lead: 'Sortieren, Auswählen, Seiten und leere Zustände.',
    },
    gridLists: {
      title: 'Rasterlisten',
      lead: 'Gleichwertige Einträge nebeneinander.',
    },
    groupedLists: {
      title: 'Gruppierte Listen',
      lead: 'Einträge unter gemeinsamen Überschriften.',
    },
  },
  examples: {
    start: {
      publicIcons: {
        title: 'Symbole der Website',
        text: 'Für dieses Produkt gezeichnete Liniensymbole; der Pfeil nach vorn wird bei Rechts-nach-links gespiegelt.',
      },
      icons: {
        title: 'Symbole',
        text: 'Ein Symbol steht immer neben einem Wort oder trägt den Namen seiner Schaltfläche. Richtungszeichen werden bei Rechts-nach-links gespiegelt.',
      },
      mark: {
        title: 'Offene Ecke',
        text: 'Das grafische Zeichen der Partei: eine drei Pixel breite Linie oben und am Zeilenanfang. Bei genug Platz steht die Nummer am Rand.',
      },
    },
    colors: {
      textColors: {
        title: 'Textfarben',
        text: 'Fließtext, Links, Nebentext und das in Suchergebnissen markierte Wort.',
      },
      roles: {
        title: 'Aufgaben',
        text: 'Komponenten nennen keine Farben, nur deren Aufgabe. Jedes Paar hier hat den Kontrast nach WCAG AA.',
      },
      ramps: {
        title: 'Abstufungen',
        text: 'Die Stufen, aus denen die Aufgaben gewählt sind. Die letzte Zeile sind die sechs Stufen der Karten und Diagramme.',
      },
      statuses: {
        title: 'Zeichen für Zustände',
        text: 'Ein Zustand wird nie allein durch Farbe gezeigt: Jedes Zeichen hat seine eigene Form und sein eigenes Wort.',
      },
    },
    typography: {
      levels: {
        title: 'Überschriften der Website',
        text: 'Die Größen wachsen mit der Bildschirmbreite; eine Einstellung macht sie fest.',
      },
      headings: {
        title: 'Überschriften',
        text: 'Lange Wörter werden umgebrochen und verbreitern die Spalte nicht. Die Buchstaben „fi“ werden nie verbunden.',
      },
      texts: {
        title: 'Textgrößen',
        text: 'Der kleinste Text hat 14 Pixel. Zahlen behalten auch bei Rechts-nach-links ihre Richtung.',
      },
      pageHeader: {
        title: 'Seitenkopf',
        text: 'Der Titel, darunter ein Satz, am Rand eine Zahl oder ein Datum.',
      },
      prose: {
        title: 'Langer Text',
        text: 'Text aus Markdown: Zeilen mit 66 Zeichen, Aufzählungen und Zitate.',
      },
    },
    buttons: {
      kinds: {
        title: 'Arten und Zustände',
        text: 'Eine Seite hat eine gefüllte Schaltfläche; Rot ist nur zum Löschen. Unter dem Zeiger wird der Grund dunkler, der Tastaturfokus zeichnet einen Ring.',
      },
      sizes: {
        title: 'Größen und Symbolschaltflächen',
        text: 'Screenreader nennen den Namen einer Schaltfläche, die nur ein Symbol hat. Die Zielfläche misst mindestens 24 Pixel.',
      },
      rowMenu: {
        title: 'Zeilenmenü',
        text: 'Öffnet sich mit Klick oder Enter, die Pfeiltasten bewegen sich darin, Esc schließt es, und der Fokus kehrt zur Schaltfläche zurück.',
      },
      submit: {
        title: 'Anmeldeschaltfläche',
        text: 'Sie wird während der Anfrage nicht deaktiviert, damit sie den Fokus behält; ein zweiter Druck sendet nichts.',
      },
      buttons: {
        title: 'Schaltflächen und Links',
        text: 'Die Zielfläche misst 44 Pixel. Eine lange Beschriftung geht in die nächste Zeile und wird nicht abgeschnitten.',
      },
    },
    inputs: {
      questions: {
        title: 'Fragen und Zustimmung',
        text: 'Die Frage ist eine Überschrift, darunter stehen die Antworten. Auch der Text eines Kontrollkästchens ist klickbar.',
      },
      textFields: {
        title: 'Textfelder',
        text: 'Die Beschriftung steht oben, der Hinweis darunter. Der Fehler steht unter dem Feld und ist mit ihm verbunden.',
      },
      choices: {
        title: 'Auswahl',
        text: 'Kontrollkästchen und Schalter ändern sich mit der Leertaste. Keine Zustimmung ist vorab angekreuzt.',
      },
      filters: {
        title: 'Filter',
        text: 'In Listen stehen die Filter in der Adresse, sodass „Zurück“ auch sie zurücknimmt. „Löschen“ erscheint, wenn einer gesetzt ist.',
      },
      plainFields: {
        title: 'Felder der Anmeldeseite',
        text: 'Ohne die Komponentenbibliothek geschrieben, damit die Anmeldeseite leicht bleibt.',
      },
      fields: {
        title: 'Felder zum Ausfüllen',
        text: 'Meldungen in der Sprache der Seite ersetzen die Fehlerfenster des Browsers.',
      },
      search: {
        title: 'Suche',
        text: 'Türkische Buchstaben und Endungen werden einander zugeordnet.',
      },
    },
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
  },
};
