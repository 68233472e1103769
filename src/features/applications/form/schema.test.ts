import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileValidator } from '../../../platform/http/validation.server.ts';
import { dayInIstanbul } from '../../../platform/istanbul.ts';
import { ApplicationForm } from './application-form.ts';

const SENT = {
  name: ' Zeynep Nur ',
  surname: "D'Örnekçi-İğdır",
  'birthDate-day': '4',
  'birthDate-month': '3',
  'birthDate-year': '1991',
  tcKimlikNo: '100 000 001 46',
  tcSerialNumber: 'a12 i34567',
  email: 'zeynep@posta.example',
  phone: '0532 000 42 17',
  address: 'Fenerbahçe Mah.\r\nNo: 14/3',
  city: '34',
  district: 'Kadıköy',
  occupation: 'Mühendis',
  education: 'lisans',
  declaration: 'on',
  consent: 'on',
  noticeShown: '1.a',
  consentShown: '1.b',
  declarationShown: '1.c',
};
const check = (change: Record<string, unknown>) => {
  const result = compileValidator({ schema: ApplicationForm })({ ...SENT, ...change });
  const { faults = {} } = (result.error ?? {}) as { faults?: Record<string, { rule: string }> };
  return Object.fromEntries(Object.entries(faults).map(([name, { rule }]) => [name, rule]));
};
const bornOn = (day: string) => ({
  'birthDate-day': day.slice(8),
  'birthDate-month': day.slice(5, 7),
  'birthDate-year': day.slice(0, 4),
});

it('a form becomes the data that is stored', () => {
  expect(ApplicationForm.parse(SENT)).toMatchObject({
    name: 'Zeynep Nur',
    birthDate: '1991-03-04',
    tcKimlikNo: '10000000146',
    tcSerialNumber: 'A12I34567',
    phone: '+905320004217',
    address: 'Fenerbahçe Mah.\nNo: 14/3',
    city: 34,
    district: 'Kadıköy',
  });
});

describe('each field is named with its rule', () => {
  it.each([
    ['name', '', 'required'],
    ['name', '   ', 'required'],
    ['name', 'Zeynep1', 'nameLetters'],
    ['name', '\u3164', 'required'],
    ['name', '\u{e0041}', 'required'],
    ['name', 'Ödülünüz odul.example', 'nameStop'],
    ['surname', 'www.odul.example', 'nameLink'],
    ['name', 'a'.repeat(61), 'tooLong'],
    ['surname', 'Ay\u0007e', 'controlCharacters'],
    ['tcKimlikNo', '1000000014', 'identityDigits'],
    ['tcKimlikNo', '10000000147', 'identityNumber'],
    ['tcSerialNumber', 'A1234567', 'serialNumber'],
    ['tcSerialNumber', 'Ğ12B34567', 'serialNumber'],
    ['email', 'zeynep@', 'emailFormat'],
    ['phone', '12345', 'wrongPhone'],
    ['address', '', 'required'],
    ['city', '82', 'notAllowed'],
    ['city', '', 'required'],
    ['city', '034', 'notAllowed'],
    ['district', '', 'required'],
    ['district', 'Çankaya', 'wrongDistrict'],
    ['education', 'üniversite', 'notAllowed'],
    ['consent', 'yes', 'notAllowed'],
    ['declaration', undefined, 'required'],
    ['status', 'uyelikIslemleriTamamlandi', 'unknownField'],
    ['name', ['a', 'b'], 'wrongType'],
  ])('%s %j: %s', (field, value, rule) => {
    expect(check({ [field]: value })[field]).toBe(rule);
  });

  it('several at once', () => {
    expect(check({ name: '', city: '99', email: 'x', 'birthDate-month': '13' })).toMatchObject({
      name: 'required',
      birthDate: 'noSuchDay',
      email: 'emailFormat',
      city: 'notAllowed',
    });
  });
});

describe('the date of birth', () => {
  const today = dayInIstanbul(new Date());
  const year = Number(today.slice(0, 4));
  it('is eighteen years ago or more', () => {
    expect(check(bornOn(`${year - 18}${today.slice(4)}`))).toEqual({});
    const tomorrow = dayInIstanbul(new Date(), 1);
    const tooYoung = `${Number(tomorrow.slice(0, 4)) - 18}${tomorrow.slice(4)}`;
    // A person born on 29 February is of age on 1 March.
    if (tooYoung.slice(5) !== '02-29') expect(check(bornOn(tooYoung)).birthDate).toBe('underAge');
  });

  it.each([
    ['2001', '2', '29', 'noSuchDay'],
    ['2001', '', '4', 'noSuchDay'],
    ['01', '5', '4', 'noSuchDay'],
    ['1850', '5', '4', 'tooLongAgo'],
    ['', '', '', 'required'],
    ['2001', '<b>', '4', 'noSuchDay'],
  ])('%s-%s-%s: %s', (y, m, d, rule) => {
    const sent = { 'birthDate-year': y, 'birthDate-month': m, 'birthDate-day': d };
    expect(check(sent).birthDate).toBe(rule);
  });
});

it('no text is refused with an error of the server, and none takes long', () => {
  const text = fc.oneof(fc.string({ maxLength: 200 }), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(SENT)), text, (field, value) => {
      check({ [field]: value });
    }),
  );
  const long = ' '.repeat(50_000) + '1'.repeat(50_000);
  for (const field of Object.keys(SENT)) expect(check({ [field]: long })).not.toEqual({});
});
