/**
 * Fills the list of districts for the chosen province, and again when another one is chosen. They
 * come from the list for browsers without a script, which is in the page as a text.
 */
export function offerDistricts(form: HTMLFormElement): void {
  const city = form.querySelector<HTMLSelectElement>('select[name="city"]');
  const list = form.querySelector<HTMLSelectElement>('[data-districts]');
  const all = list?.parentElement?.querySelector('noscript')?.textContent;
  if (!city || !list || !all) return;
  const parsed = new DOMParser().parseFromString(all, 'text/html');
  const byProvince = new Map(
    [...parsed.querySelectorAll('optgroup')].map((group) => [group.label, group]),
  );
  const [cityFirst, choose] = [list.options[0]?.text ?? '', city.options[0]?.text ?? ''];
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
