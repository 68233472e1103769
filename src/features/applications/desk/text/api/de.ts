import type { TextOf } from '../../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
  errors: {
    forbiddenMove:
      'Der Antrag kann aus seinem jetzigen Status nicht in den gewählten Status wechseln.',
  },
  fields: {
    reason: 'Begründung',
    adminNote: 'Interne Notiz',
    missingFields: 'Fehlende Angaben',
    assignee: 'Zuständig',
    city: 'Provinz',
    district: 'Bezirk',
    from: 'Erster Tag',
    to: 'Letzter Tag',
    reached: 'Früherer Status',
    only: 'Markierung',
    filter: 'Filter',
    action: 'Aktion',
  },
  success: {
    applicationStatus: 'Der Status des Antrags wurde aktualisiert.',
    applicationNote: 'Die Notiz wurde gespeichert.',
    applicationAssigned: 'Die Zuständigkeit wurde aktualisiert.',
    applicationsChanged_one: '{{count}} Antrag wurde aktualisiert.',
    applicationsChanged_other: '{{count}} Anträge wurden aktualisiert.',
  },
};
