import type { $ZodType } from 'zod/v4/core';

/** What the script of a page needs for a form with `check`. The browser loads it at the first touch. */
export interface FormInBrowser {
  /** The schema of the server. */
  schema: $ZodType;
  /** Names of the inputs that are kept in a draft until the form is sent; left out: no draft. */
  draft?: readonly string[];
  /** Prepares inputs that need a script. */
  prepare?(form: HTMLFormElement): void;
}
