import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { applicationExport as tr, exportApi as trApi } from './tr.ts';

export const applicationExport: TextOf<typeof tr> = {
  code: 'Antragsnummer',
  receivedAt: 'Eingegangen am',
  open: 'Exportieren',
  title: 'Anträge exportieren',
  count_one: '{{number}} Antrag wird in die Datei geschrieben.',
  count_other: '{{number}} Anträge werden in die Datei geschrieben.',
  hint: 'Die Datei enthält personenbezogene Daten. Das Prüfprotokoll hält Ihren Namen, Ihre Begründung, den Filter und die Zahl der Anträge fest.',
  format: 'Format',
  csv: 'CSV (durch Semikolon getrennt)',
  xlsx: 'Excel (XLSX)',
  withNumbers: 'Personen- und Seriennummern einschließen',
  withNumbersHint: 'Der Zeitverlauf jedes Antrags hält es fest.',
  reason: 'Begründung',
  busy: 'Die Datei wird erstellt…',
  done: 'Datei heruntergeladen.',
};

export const exportApi: TextOf<typeof trApi> = {
  fields: { format: 'Format', withNumbers: 'Mit Personenkennnummern' },
};
