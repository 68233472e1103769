import type { PageScope } from '../page.ts';

/** The field words are looked for by, under its label; the form around it leads to `/tum-icerikler`. */
export function SearchInput({ t, typed }: { t: PageScope['t']; typed?: string }) {
  return (
    <>
      <label htmlFor="ara">{t('search:label')}</label>
      <input
        id="ara"
        name="ara"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck="false"
        defaultValue={typed}
      />
    </>
  );
}
