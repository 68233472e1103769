import { EDUCATIONS } from '../../../src/features/applications/education.ts';
import type { Applicant } from '../../../src/features/applications/submit/submit.server.ts';
import { districtsOf } from '../../../src/platform/places/districts.ts';
import { slugOf } from '../../../src/platform/slug.ts';
import { weightedPicker } from '../random.ts';
import { NAMES, NEIGHBOURHOODS, OCCUPATIONS, STREETS, SURNAMES } from './invented-people.ts';

const PROVINCES = Array.from({ length: 81 }, (_, index) => index + 1);
/** How many more come from the provinces with the most inhabitants, by plate code. */
const LARGE: Readonly<Record<number, number>> = {
  34: 60,
  6: 30,
  35: 24,
  16: 14,
  7: 13,
  1: 9,
  42: 9,
  63: 6,
  27: 8,
  41: 8,
  33: 7,
  21: 7,
  31: 5,
  45: 5,
  38: 6,
  55: 6,
  10: 5,
  20: 5,
  9: 5,
  48: 6,
  61: 4,
  26: 5,
};
const digits = (random: () => number, count: number) =>
  String(Math.floor(random() * 10 ** count)).padStart(count, '0');

/** Eleven digits whose check digits are wrong, so that they are nobody's number. */
function invalidNumber(random: () => number): string {
  const nine = `${1 + Math.floor(random() * 8)}${digits(random, 8)}`;
  const d = [...nine].map(Number);
  const odd = [0, 2, 4, 6, 8].reduce((sum, i) => sum + (d[i] as number), 0);
  const even = [1, 3, 5, 7].reduce((sum, i) => sum + (d[i] as number), 0);
  const tenth = (((7 * odd - even) % 10) + 10) % 10;
  return `${nine}${(tenth + 5) % 10}${digits(random, 1)}`;
}

/** Invents applicants, the same ones in every run: first one of each province. */
export function inventApplicants(random: () => number): () => Applicant {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const province = weightedPicker(
    PROVINCES,
    PROVINCES.map((plate) => LARGE[plate] ?? 1),
    random,
  );
  let invented = 0;
  return () => {
    const city = invented < PROVINCES.length ? (PROVINCES[invented] as number) : province();
    invented += 1;
    const [name, surname] = [pick(NAMES), pick(SURNAMES)];
    const year = 1948 + Math.floor(random() * 59);
    const month = 1 + Math.floor(random() * 12);
    return {
      name,
      surname,
      birthDate: `${year}-${String(month).padStart(2, '0')}-${String(1 + Math.floor(random() * 28)).padStart(2, '0')}`,
      tcKimlikNo: invalidNumber(random),
      tcSerialNumber: `A00Z${digits(random, 5)}`,
      email: `${slugOf(name)}.${slugOf(surname)}${invented}@posta.example`,
      // 000 after the operator's code is not given to anyone.
      phone: `+9053${2 + Math.floor(random() * 7)}000${digits(random, 4)}`,
      address: `${pick(NEIGHBOURHOODS)} ${pick(STREETS)} No: ${1 + Math.floor(random() * 90)}/${1 + Math.floor(random() * 20)}`,
      city,
      district: pick(districtsOf(city)),
      occupation: pick(OCCUPATIONS),
      education: pick(EDUCATIONS),
    };
  };
}
