/** What a page shows in its form. */
export interface FormState {
  /** The entered values by field; empty unless a submission was refused. */
  values: Readonly<Record<string, string>>;
  /** The error messages by field, in the language of the page and the order of the fields. */
  errors: Readonly<Record<string, string>>;
  /** The error message of the whole form. */
  problem: string | null;
  /** Contains the time at which the form was rendered; sent in a hidden field. */
  token: string;
}

/**
 * Names of the hidden field with the token, and of the field that must stay empty: robots fill it
 * in.
 */
export const TOKEN_FIELD = 'form-token';
export const TRAP_FIELD = 'form-website';

export const emptyForm = (token: string): FormState => ({
  values: {},
  errors: {},
  problem: null,
  token,
});

/** The id of a field's input, to which the error summary links. */
export const fieldId = (name: string): string => `alan-${name}`;
