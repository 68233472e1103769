/** What a page shows in its form. */
export interface FormState {
  /** What was typed, by field; empty unless a submission was refused. */
  values: Readonly<Record<string, string>>;
  /** What is wrong with each field, in the language of the page and the order of the fields. */
  errors: Readonly<Record<string, string>>;
  /** What is wrong with the form as a whole. */
  problem: string | null;
  /** Says when the form was rendered; goes into a hidden field. */
  token: string;
}

/** Names of the hidden field with the token, and of the field that people leave empty. */
export const TOKEN_FIELD = 'form-token';
export const TRAP_FIELD = 'form-website';

export const emptyForm = (token: string): FormState => ({
  values: {},
  errors: {},
  problem: null,
  token,
});

/** The id of a field's input, to which the summary leads. */
export const fieldId = (name: string): string => `alan-${name}`;
