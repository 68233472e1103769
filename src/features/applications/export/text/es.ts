import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { applicationExport as tr, exportApi as trApi } from './tr.ts';

export const applicationExport: TextOf<typeof tr> = {
  code: 'Número de solicitud',
  receivedAt: 'Recibida el',
  open: 'Exportar',
  title: 'Exportar solicitudes',
  count_one: 'Se escribirá {{number}} solicitud en el archivo.',
  count_other: 'Se escribirán {{number}} solicitudes en el archivo.',
  hint: 'El archivo contiene datos personales. El registro de auditoría guarda su nombre, el motivo, el filtro y el número de solicitudes.',
  format: 'Formato',
  csv: 'CSV (separado por punto y coma)',
  xlsx: 'Excel (XLSX)',
  withNumbers: 'Incluir números de identidad y de serie',
  withNumbersHint: 'La cronología de cada solicitud lo registra.',
  reason: 'Motivo',
  busy: 'Se está preparando el archivo…',
  done: 'Archivo descargado.',
};

export const exportApi: TextOf<typeof trApi> = {
  fields: { format: 'Formato', withNumbers: 'Con números de identidad' },
};
