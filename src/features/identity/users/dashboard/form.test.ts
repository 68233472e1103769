import { describe, expect, it } from 'vitest';
import { checkValues } from '../../../../dashboard/kit/form/resolver.ts';
import {
  emptyFields,
  fieldsInQuestion,
  firstChoices,
  merge,
  sameFields,
  type UserFields,
  userRules,
  userWords,
} from './user-fields.ts';

const ece: UserFields = {
  ...emptyFields,
  name: 'Ece',
  surname: 'Yalın',
  email: 'ece@ufuk.test',
  username: 'ece.yalın',
  role: 'editor',
};

/** Answers the key of a text and the values for its placeholders. */
const say = (key: string, values = {}) => [key, ...Object.values(values)].join(' ');

async function check(fields: UserFields, isNew = true) {
  const rules = userRules(say, fields, isNew, [fields.name]);
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { values, errors } = await checkValues(say, userWords(say), rules, fields, options);
  const faults = Object.entries(errors).map(([field, fault]) => [field, fault?.message]);
  return { input: faults.length > 0 ? null : values, faults: Object.fromEntries(faults) };
}

describe('the typed values of a user', () => {
  it('are sent without the fields that only the form has', async () => {
    const { input } = await check({ ...ece, name: ' Ece ' });
    expect(input).toEqual({
      name: 'Ece',
      surname: 'Yalın',
      email: 'ece@ufuk.test',
      username: 'ece.yalın',
      phone: '',
      address: '',
      branches: null,
      role: 'editor',
      status: 'active',
      panelAccess: true,
    });
  });

  it('have one error for each empty required field', async () => {
    const { faults } = await check({ ...emptyFields, email: '  ' });
    expect(faults).toEqual({
      email: 'dashboard:validation.required users:fields.email',
      username: 'dashboard:validation.required users:fields.username',
      role: 'dashboard:validation.required users:fields.role',
    });
  });

  it('have different messages for a wrong length and a wrong format', async () => {
    const { faults } = await check({
      ...ece,
      email: 'ece',
      username: 'e!',
      phone: '5'.repeat(31),
      surname: 'Ya\u0007lın',
    });
    expect(faults).toEqual({
      email: 'users:form.emailProblem users:fields.email',
      phone: 'dashboard:validation.max users:fields.phone 30',
      username: 'dashboard:validation.min users:fields.username 3',
      surname: 'dashboard:validation.controlCharacters users:fields.surname',
    });
    expect((await check({ ...ece, username: 'e!e' })).faults).toEqual({
      username: 'users:form.usernameProblem users:fields.username',
    });
  });

  it('need a first password only if the admin sets one, typed twice the same', async () => {
    const typed = { ...ece, password: 'Uzun-Sahil-77', again: 'Uzun-Sahil-78' };
    expect((await check(typed)).input).not.toBeNull();
    const given = { ...typed, entry: 'password' as const };
    expect((await check({ ...given, again: typed.password })).input).not.toBeNull();
    expect((await check(given)).faults).toEqual({ again: 'passwords:fields.mismatch' });
    // An existing user already has a password.
    expect((await check(given, false)).input).not.toBeNull();
    const missing = await check({ ...given, role: '', password: '', again: '' });
    expect(Object.keys(missing.faults)).toEqual(['role', 'password', 'again']);
    const weak = await check({ ...given, password: 'uzunsahil77', again: 'uzunsahil77' });
    expect(weak.faults).toEqual({ password: 'passwords:fields.tooWeak' });
  });

  it('are the same with spaces around them', () => {
    expect(sameFields(ece, { ...ece, name: ' Ece ' })).toBe(true);
    expect(sameFields(ece, { ...ece, panelAccess: false })).toBe(false);
  });
});

describe('a conflict of two edits of the same user', () => {
  const theirs: UserFields = { ...ece, phone: '+905320000000', role: 'user', address: 'Ankara' };
  const mine: UserFields = { ...ece, role: 'admin', surname: 'Yalın Er', address: ' Ankara ' };

  it('contains the fields that the other edit changed, unless both values are the same', () => {
    expect(fieldsInQuestion(ece, theirs, mine)).toEqual(['phone', 'role']);
  });

  it('preselects the other value only in fields without own changes', () => {
    expect(firstChoices(['phone', 'role'], ece, mine)).toEqual({ phone: 'theirs' });
  });

  it('is resolved with the selected values, and keeps all other typed values', () => {
    const merged = merge(mine, theirs, { phone: 'theirs', role: 'mine' });
    expect(merged).toEqual({ ...mine, phone: '+905320000000' });
  });
});
