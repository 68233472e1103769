interface Draft {
  save(): void;
  /** Returns whether there was a draft. */
  restore(): boolean;
  clear(): void;
  exists(): boolean;
}

/** What was typed, in the storage of this tab. Without a storage nothing is kept. */
export function makeDraft(form: HTMLFormElement, key: string, names: readonly string[]): Draft {
  const attempt = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  const read = () => attempt(() => sessionStorage.getItem(key), null);

  return {
    exists: () => read() !== null,
    clear: () => attempt(() => sessionStorage.removeItem(key), undefined),
    save() {
      const typed = [...new FormData(form)].filter(
        ([name, value]) => names.includes(name) && value,
      );
      const json = JSON.stringify(Object.fromEntries(typed));
      attempt(() => {
        if (typed.length > 0) sessionStorage.setItem(key, json);
        else sessionStorage.removeItem(key);
      }, undefined);
    },
    restore() {
      const values = attempt(() => JSON.parse(read() ?? 'null'), null) as unknown;
      if (typeof values !== 'object' || values === null) return false;
      const stored = values as Record<string, unknown>;
      // In the order of the form: the districts depend on the province.
      for (const name of names) {
        const value = stored[name];
        const field = form.elements.namedItem(name);
        if (typeof value !== 'string' || field === null) continue;
        (field as HTMLInputElement | RadioNodeList).value = value;
        if (field instanceof Element) field.dispatchEvent(new Event('change', { bubbles: true }));
      }
      return true;
    },
  };
}
