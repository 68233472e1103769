/** What is wrong with a field. */
export interface FieldError {
  message: string;
  /** What to do about it; shown only at the field. */
  advice?: string | undefined;
}

/** What a page shows in its form. */
export interface FormState {
  /** The entered values by field; empty unless a submission was refused. */
  values: Readonly<Record<string, string>>;
  /** The errors by field, in the language of the page and the order of the fields. */
  errors: Readonly<Record<string, FieldError>>;
  /** The error message of the whole form. */
  problem: string | null;
  /** Contains the time at which the form was rendered; sent in a hidden field. */
  token: string;
  /** The address from which the script gets a challenge of the bot-check; null: it has none. */
  botCheck: string | null;
}

/**
 * Names of the hidden field with the token, of the field that must stay empty (robots fill it in),
 * and of the hidden field that a script adds with the proof of the bot-check.
 */
export const TOKEN_FIELD = 'form-token';
export const TRAP_FIELD = 'form-website';
export const BOT_CHECK_FIELD = 'form-bot-check';

/** The page at `path`, without language, gets the challenges for its form here. */
export const botCheckAddress = (path: string): string => `/bot-check${path}`;

/** A form before anything was entered. */
export const emptyForm = (token: string, botCheck: string | null = null): FormState => ({
  values: {},
  errors: {},
  problem: null,
  token,
  botCheck,
});

/** Whether a submission was refused. */
export const isRefused = ({ problem, errors }: FormState): boolean =>
  problem !== null || Object.keys(errors).length > 0;

/** The id of a field's input, to which the error summary links. */
export const fieldId = (name: string): string => `alan-${name}`;

export const hintId = (name: string): string => `${fieldId(name)}-ipucu`;
export const errorId = (name: string): string => `${fieldId(name)}-hata`;
