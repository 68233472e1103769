import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const jobs: TextOf<typeof tr.jobs> = {
  title: 'Fehlgeschlagene Aufgaben',
  lead: 'Hintergrundaufgaben, deren letzter Versuch fehlschlug. Einträge bleiben eine Woche erhalten.',
  listLabel: 'Fehlgeschlagene Aufgaben',
  job: 'Aufgabe',
  error: 'Fehler',
  tries: 'Versuche',
  failedAt: 'Letzter Versuch',
  next: 'Nächster Versuch',
  givenUp: 'Aufgegeben',
  retry: 'Erneut versuchen',
  retryLabel: '„{{job}}“ erneut versuchen',
  retried: 'Die Aufgabe wird erneut versucht.',
  noneTitle: 'Keine fehlgeschlagenen Aufgaben',
  noneText:
    'Eine E-Mail, die nicht gesendet werden konnte, oder eine nicht abgeschlossene Aufgabe erscheint hier.',
  failedTitle: 'Die fehlgeschlagenen Aufgaben konnten nicht geöffnet werden',
  noMatchTitle: 'Keine fehlgeschlagenen Aufgaben',
  noMatchText:
    'Eine E-Mail, die nicht gesendet werden konnte, oder eine nicht abgeschlossene Aufgabe erscheint hier.',
  pastEndTitle: 'Auf dieser Seite sind keine Aufgaben',
  pastEndText: 'Die Liste endet auf einer früheren Seite.',
  forbiddenTitle: 'Fehlgeschlagene Aufgaben sehen nur Administratoren',
  forbiddenText: 'Um diese Seite zu öffnen, sind Administratorrechte nötig.',
  administration:
    'Nicht gesendete E-Mails und nicht abgeschlossene Aufgaben, ihre Gründe und ein neuer Versuch.',
};

/** Its events, as the audit log shows them. */
export const audit: TextOf<typeof tr.audit> = {
  group: {
    job: 'Aufgaben',
  },
  action: {
    'job-retry': 'Neuer Versuch',
  },
  did: {
    'job-retry': 'Hat eine fehlgeschlagene Aufgabe erneut versuchen lassen',
  },
  didTo: {
    'job-retry': 'Hat die Aufgabe {{subject}} erneut versuchen lassen',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { jobs, audit };
