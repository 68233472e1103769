import { elements } from './elements/de.ts';
import { parts } from './parts/de.ts';

export const de = {
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
  examples: { ...elements, ...parts },
};
