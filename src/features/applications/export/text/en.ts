import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { applicationExport as tr, exportApi as trApi } from './tr.ts';

export const applicationExport: TextOf<typeof tr> = {
  code: 'Application number',
  receivedAt: 'Received at',
  open: 'Export',
  title: 'Export applications',
  count_one: '{{number}} application will be written to the file.',
  count_other: '{{number}} applications will be written to the file.',
  hint: 'The file contains personal data. The audit log records your name, your reason, the filter and the number of applications.',
  format: 'Format',
  csv: 'CSV (separated by semicolons)',
  xlsx: 'Excel (XLSX)',
  withNumbers: 'Include identity and serial numbers',
  withNumbersHint: 'The timeline of each application records it.',
  reason: 'Reason',
  busy: 'The file is being made…',
  done: 'File downloaded.',
};

export const exportApi: TextOf<typeof trApi> = {
  fields: { format: 'Format', withNumbers: 'With identity numbers' },
};
