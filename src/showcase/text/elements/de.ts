/** The examples of the start page, and of colours, text, buttons and inputs. */
export const elements = {
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
};
