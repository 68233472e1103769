import {
  type Applicant,
  type Submitted,
  submitApplication,
} from '../../src/features/applications/form/submit.server.ts';
import type { Operation } from '../../src/platform/operation.server.ts';

/** An invented applicant; the identity number is the smallest valid one. */
export const APPLICANT: Applicant = {
  name: 'Zeynep Nur',
  surname: 'Örnekçi',
  birthDate: '1991-03-14',
  tcKimlikNo: '10000000146',
  tcSerialNumber: 'A12B34567',
  email: 'zeynep@posta.example',
  phone: '+905320004217',
  address: 'Fenerbahçe Mah. Sakız Ağacı Sok. No: 14/3',
  city: 34,
  district: 'Kadıköy',
  occupation: 'Makine mühendisi',
  education: 'lisans',
};

const shown = { version: 1, hash: 'a'.repeat(64) };

export const SUBMITTED: Submitted = {
  locale: 'tr',
  texts: { notice: shown, consent: shown, declaration: shown },
};

/** Sends the form, with changed fields. */
export const apply = (op: Operation, change: Partial<Applicant> = {}) =>
  submitApplication(op, { ...APPLICANT, ...change }, SUBMITTED);
