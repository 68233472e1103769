import { formBody } from './form-body.ts';

export const APPLY_PATH = '/uye-olun';

/** The fields that a visitor fills in. */
export const TYPED_APPLICATION = {
  name: 'Zeynep Nur',
  surname: 'Örnekçi',
  'birthDate-day': '4',
  'birthDate-month': '3',
  'birthDate-year': '1991',
  tcKimlikNo: '10000000146',
  tcSerialNumber: 'A12B34567',
  email: 'zeynep@posta.example',
  phone: '0532 000 42 17',
  city: '34',
  district: 'Kadıköy',
  address: 'Sakız Ağacı Sok. No: 14/3',
  occupation: 'Makine mühendisi',
  education: 'lisans',
  declaration: 'on',
  consent: 'on',
};
export type TypedApplication = Record<keyof typeof TYPED_APPLICATION, string>;

/** The body of a request that sends the membership form of this page, like {@link formBody}. */
export const applicationBody = (
  html: string,
  server: { secretKey: Buffer; now: Date },
  change: Record<string, string | undefined> = {},
): Promise<string> => formBody(APPLY_PATH, html, server, { ...TYPED_APPLICATION, ...change });

/** The valid identity number that begins with 1 and these eight digits of `n`. */
export function identityNumber(n: number): string {
  const nine = `1${String(n).padStart(8, '0')}`;
  const sum = (start: number, step: number) =>
    [...nine].reduce((all, digit, i) => (i % step === start ? all + Number(digit) : all), 0);
  const tenth = (((7 * sum(0, 2) - sum(1, 2)) % 10) + 10) % 10;
  return `${nine}${tenth}${(sum(0, 1) + tenth) % 10}`;
}
