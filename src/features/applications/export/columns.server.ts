import type { TFunction } from 'i18next';
import { wallClock } from '../../../platform/istanbul.ts';
import { provinceName } from '../../../platform/places/provinces.ts';
import type { SecretName } from '../secrets.server.ts';
import type { applications } from '../tables.server.ts';

type Row = typeof applications.$inferSelect;
type Secrets = Record<SecretName, string>;

export interface Column {
  /** The key of its heading. */
  heading: string;
  /** `2026-11-18` in a column of days, `2026-11-18 12:00` in one of moments; empty without a value. */
  cell: (row: Row, secrets: Secrets, t: TFunction) => string;
  kind?: 'day' | 'moment';
}

const field = (name: string, cell: Column['cell'], kind?: Column['kind']): Column => ({
  heading: `applicationFields:${name}`,
  cell,
  ...(kind && { kind }),
});

const COLUMNS: Column[] = [
  { heading: 'applicationExport:code', cell: ({ code }) => code },
  {
    heading: 'applications:fields.status',
    cell: ({ status }, _, t) => t(`applications:status.${status}`),
  },
  {
    heading: 'applicationExport:receivedAt',
    cell: ({ createdAt }) => wallClock(createdAt).slice(0, 16).replace('T', ' '),
    kind: 'moment',
  },
  field('name', ({ name }) => name),
  field('surname', ({ surname }) => surname),
  field('birthDate', (_, { birthDate }) => birthDate, 'day'),
  field('email', (_, { email }) => email),
  field('phone', (_, { phone }) => dialled(phone)),
  field('city', ({ city }) => provinceName(city)),
  field('district', ({ district }) => district),
  field('address', (_, { address }) => address),
  field('occupation', ({ occupation }) => occupation),
  field('education', ({ education }, _, t) => t(`applicationFields:educations.${education}`)),
  {
    heading: 'applicationDecision:number',
    cell: ({ decisionNumber }) => decisionNumber ?? '',
  },
  {
    heading: 'applicationDecision:date',
    cell: ({ decisionDate }) => decisionDate ?? '',
    kind: 'day',
  },
];

const NUMBERS: Column[] = [
  field('tcKimlikNo', (_, { tcKimlikNo }) => tcKimlikNo),
  field('tcSerialNumber', (_, { tcSerialNumber }) => tcSerialNumber),
];

export const columnsOf = (withNumbers: boolean): Column[] =>
  withNumbers ? [...COLUMNS, ...NUMBERS] : COLUMNS;

/** The secrets that the columns show. The numbers are not decrypted if they are not exported. */
export const secretsOf = (withNumbers: boolean): SecretName[] => [
  ...(['birthDate', 'email', 'phone', 'address'] as const),
  ...(withNumbers ? (['tcKimlikNo', 'tcSerialNumber'] as const) : []),
];

/** As it is dialled in Turkey: in CSV a cell that begins with + would be taken for a formula. */
const dialled = (phone: string): string =>
  phone.replace(/^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/, '0$1 $2 $3 $4').replace(/^\+/, '00 ');
