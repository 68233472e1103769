import * as z from 'zod/mini';
import { DATE_PARTS, datePart } from '../../../site/kit/forms/date-part.ts';
import type { FormInBrowser } from '../../../site/kit/forms/form-in-browser.ts';
import { sentApplication, withDate } from './schema.ts';

/** The draft has neither the numbers of the identity card nor what must be agreed to each time. */
export const applyInBrowser: FormInBrowser = {
  schema: z.pipe(withDate, sentApplication),
  draft: [
    'name',
    'surname',
    ...DATE_PARTS.map((part) => datePart('birthDate', part)),
    'email',
    'phone',
    'city',
    'district',
    'address',
    'occupation',
    'education',
  ],
  prepare(form) {
    offerDistricts(form);
    nameReader(form);
  },
};

/**
 * Fills the list of districts for the chosen province, and again when another one is chosen. They
 * come from the list of all: it is in the page as a text, for browsers without a script, or is the
 * list itself.
 */
function offerDistricts(form: HTMLFormElement): void {
  const city = form.querySelector<HTMLSelectElement>('select[name="city"]');
  const list = form.querySelector<HTMLSelectElement>('[data-districts]');
  if (!city || !list) return;
  const text = list.parentElement?.querySelector('noscript')?.textContent;
  const all = text ? new DOMParser().parseFromString(text, 'text/html') : list;
  const byProvince = new Map(
    [...all.querySelectorAll('optgroup')].map((group) => [group.label, group]),
  );
  const cityFirst = list.dataset.districts ?? '';
  const choose = city.options[0]?.text ?? '';
  const fill = () => {
    const chosen = list.value;
    const group = byProvince.get(city.selectedOptions[0]?.text ?? '');
    const options = [...(group?.querySelectorAll('option') ?? [])].map(({ text }) => {
      const option = new Option(text, text, false, text === chosen);
      option.lang = 'tr';
      return option;
    });
    list.replaceChildren(new Option(group ? choose : cityFirst, ''), ...options);
    list.disabled = !group;
  };
  city.addEventListener('change', fill);
  fill();
}

/** The data of the element that names the branch which will read the application. */
interface ReaderData {
  open: Record<string, string[] | undefined>;
  instead: Record<string, [province: number, district: string] | null>;
  names: { province: string; district: string; national: string };
}

/** Names the branch that reads what comes from the chosen province and district. */
function nameReader(form: HTMLFormElement): void {
  const shown = form.querySelector<HTMLElement>('[data-readers]');
  const city = form.querySelector<HTMLSelectElement>('select[name="city"]');
  const district = form.querySelector<HTMLSelectElement>('[data-districts]');
  const name = shown?.querySelector('b');
  if (!shown || !city || !district || !name) return;
  const { open, instead, names } = JSON.parse(shown.dataset.readers ?? '') as ReaderData;
  const provinceOf = (plate: string) =>
    city.querySelector(`option[value="${plate}"]`)?.textContent ?? '';
  const readerOf = (plate: string, wanted: string): [string, string] | null => {
    const other = instead[`${plate}/${wanted}`];
    if (other) return [String(other[0]), other[1]];
    if (other === undefined && open[plate]?.includes(wanted)) return [plate, wanted];
    return wanted === '' || other === null ? null : readerOf(plate, '');
  };
  const nameOf = ([plate, wanted]: [string, string]) => {
    const province = provinceOf(plate);
    const place = wanted === 'Merkez' ? `${province} ${wanted}` : wanted || province;
    return (wanted ? names.district : names.province).replace('{{place}}', place);
  };
  const show = () => {
    shown.hidden = city.value === '';
    const reader = readerOf(city.value, district.value);
    const text = reader ? nameOf(reader) : names.national;
    if (name.textContent !== text) name.textContent = text;
  };
  city.addEventListener('change', show);
  district.addEventListener('change', show);
  show();
}
