import { describe, expect, it } from 'vitest';
import { fieldsInQuestion, firstChoices, merge } from './merge.ts';
import { checkChange, checkNew, emptyFields, sameFields, type UserFields } from './user-fields.ts';

const ece: UserFields = {
  ...emptyFields,
  name: 'Ece',
  surname: 'Yalın',
  email: 'ece@ufuk.test',
  username: 'ece.yalın',
  role: 'editor',
};

describe('what is typed of a user', () => {
  it('is sent without the fields that only the form has', () => {
    const { input } = checkNew(ece);
    expect(input).toMatchObject({ username: 'ece.yalın', role: 'editor', panelAccess: true });
    expect(Object.keys(input ?? {})).not.toContain('entry');
    expect(input).not.toHaveProperty('password');
    expect(checkChange(ece, 4).input).toMatchObject({ version: 4 });
  });

  it('names every required field that is empty, each once', () => {
    const required = checkNew({ ...emptyFields, email: '  ' }).problems;
    expect(required).toEqual([
      { field: 'email', kind: 'required' },
      { field: 'username', kind: 'required' },
      { field: 'role', kind: 'required' },
    ]);
  });

  it('tells a length from a form', () => {
    const { problems } = checkNew({ ...ece, email: 'ece', username: 'e!', phone: '5'.repeat(31) });
    expect(problems).toEqual([
      { field: 'email', kind: 'wrong' },
      { field: 'phone', kind: 'max', limit: 30 },
      { field: 'username', kind: 'min', limit: 3 },
    ]);
    expect(checkNew({ ...ece, username: 'e!e' }).problems).toEqual([
      { field: 'username', kind: 'wrong' },
    ]);
  });

  it('sends a first password only when one is to be given, and only when both are the same', () => {
    const typed = { ...ece, password: 'Uzun-Sahil-77', again: 'Uzun-Sahil-77' };
    expect(checkNew(typed).input).not.toHaveProperty('password');
    const given = { ...typed, entry: 'password' as const };
    expect(checkNew(given).input).toHaveProperty('password', 'Uzun-Sahil-77');
    expect(checkNew({ ...given, again: 'Uzun-Sahil-78' }).input).toBeNull();
    expect(checkNew({ ...given, password: '', again: '' }).input).toBeNull();
    const weak = { ...given, password: 'uzunsahil77', again: 'uzunsahil77' };
    expect(checkNew(weak).input).toBeNull();
  });

  it('is the same with spaces around it', () => {
    expect(sameFields(ece, { ...ece, name: ' Ece ' })).toBe(true);
    expect(sameFields(ece, { ...ece, panelAccess: false })).toBe(false);
  });
});

describe('two who edit the same user', () => {
  const theirs: UserFields = { ...ece, phone: '+905320000000', role: 'user', address: 'Ankara' };
  const mine: UserFields = { ...ece, role: 'admin', surname: 'Yalın Er', address: ' Ankara ' };

  it('are asked about what the other changed and what is not the same already', () => {
    expect(fieldsInQuestion(ece, theirs, mine)).toEqual(['phone', 'role']);
  });

  it('find the other’s change chosen only where they typed nothing themselves', () => {
    expect(firstChoices(['phone', 'role'], ece, mine)).toEqual({ phone: 'theirs' });
  });

  it('keep what they chose, and all else as they typed it', () => {
    const merged = merge(mine, theirs, { phone: 'theirs', role: 'mine' });
    expect(merged).toEqual({ ...mine, phone: '+905320000000' });
  });
});
