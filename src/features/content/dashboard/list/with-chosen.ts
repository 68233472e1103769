/** The offered values; a chosen value that is not among them is added, so that it is visible. */
export const withChosen = (values: readonly string[] = [], chosen: string): string[] =>
  chosen === '' || values.includes(chosen) ? [...values] : [chosen, ...values];
