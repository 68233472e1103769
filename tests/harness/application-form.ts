import { proofFor } from './bot-check.ts';

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

/** Fields of the page with values that the server wrote: the texts shown, and the token. */
const WRITTEN = ['noticeShown', 'consentShown', 'declarationShown', 'form-token'];

/** The values of the hidden fields of a page with the form. */
export const hiddenFields = (html: string): Record<string, string> =>
  Object.fromEntries(
    WRITTEN.map((name) => [
      name,
      new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '',
    ]),
  );

/**
 * The body of a request that sends the form of this page, with a new proof of the bot-check, as of
 * the time `now`. A changed field that is undefined is left out.
 */
export async function applicationBody(
  html: string,
  { secretKey, now }: { secretKey: Buffer; now: Date },
  change: Record<string, string | undefined> = {},
): Promise<string> {
  const sent = {
    ...hiddenFields(html),
    ...TYPED_APPLICATION,
    'form-bot-check': await proofFor(APPLY_PATH, secretKey, now),
    ...change,
  };
  const filled = Object.entries(sent).filter(
    (entry): entry is [string, string] => entry[1] != null,
  );
  return new URLSearchParams(filled).toString();
}

/** Headers of a browser that sends a form. */
export const FORM_HEADERS = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
};

/** The valid identity number that begins with 1 and these eight digits of `n`. */
export function identityNumber(n: number): string {
  const nine = `1${String(n).padStart(8, '0')}`;
  const sum = (start: number, step: number) =>
    [...nine].reduce((all, digit, i) => (i % step === start ? all + Number(digit) : all), 0);
  const tenth = (((7 * sum(0, 2) - sum(1, 2)) % 10) + 10) % 10;
  return `${nine}${tenth}${(sum(0, 1) + tenth) % 10}`;
}
