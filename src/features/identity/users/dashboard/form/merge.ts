import { STORED_FIELDS, type StoredField, sameValue, type UserFields } from './user-fields.ts';

export type Side = 'theirs' | 'mine';
/** The version to save of each differing field; empty until the user has chosen. */
export type Choices = Partial<Record<StoredField, Side>>;

/**
 * The fields that another user changed since `base` and that differ from the values entered here.
 */
export const fieldsInQuestion = (base: UserFields, theirs: UserFields, mine: UserFields) =>
  STORED_FIELDS.filter(
    (name) => !sameValue(theirs[name], base[name]) && !sameValue(theirs[name], mine[name]),
  );

/**
 * A field that was not changed here starts with the other user's value; the user must choose the
 * rest.
 */
export const firstChoices = (fields: StoredField[], base: UserFields, mine: UserFields): Choices =>
  Object.fromEntries(
    fields.filter((name) => sameValue(mine[name], base[name])).map((name) => [name, 'theirs']),
  );

/** The values entered here, with the chosen values of the other user. */
export const merge = (mine: UserFields, theirs: UserFields, choices: Choices): UserFields => ({
  ...mine,
  ...Object.fromEntries(
    STORED_FIELDS.filter((name) => choices[name] === 'theirs').map((name) => [name, theirs[name]]),
  ),
});
