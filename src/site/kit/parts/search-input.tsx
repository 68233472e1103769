import type { PageScope } from '../page.ts';

/** The search field with its label, for a form whose address is `/tum-icerikler`. */
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
