import { STORED_FIELDS, type StoredField, sameValue, type UserFields } from './user-fields.ts';

export type Side = 'theirs' | 'mine';
/** Which side stays of each field that differs; none until somebody has chosen. */
export type Choices = Partial<Record<StoredField, Side>>;

/** What somebody else changed since `base` that is not what is typed here. */
export const fieldsInQuestion = (base: UserFields, theirs: UserFields, mine: UserFields) =>
  STORED_FIELDS.filter(
    (name) => !sameValue(theirs[name], base[name]) && !sameValue(theirs[name], mine[name]),
  );

/** A field that was not changed here starts with the other's value; for the rest somebody has to choose. */
export const firstChoices = (fields: StoredField[], base: UserFields, mine: UserFields): Choices =>
  Object.fromEntries(
    fields.filter((name) => sameValue(mine[name], base[name])).map((name) => [name, 'theirs']),
  );

/** What is typed here with what was chosen of theirs. */
export const merge = (mine: UserFields, theirs: UserFields, choices: Choices): UserFields => ({
  ...mine,
  ...Object.fromEntries(
    STORED_FIELDS.filter((name) => choices[name] === 'theirs').map((name) => [name, theirs[name]]),
  ),
});
