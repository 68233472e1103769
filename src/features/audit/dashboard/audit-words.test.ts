import { expect, it } from 'vitest';
import { texts } from '../../../app/texts.ts';
import { type AuditEntry, SYSTEM_ID } from '../contract.ts';
import { isSystem, valueText } from './audit-words.ts';

const words = (texts.tr.audit as unknown as { values: Record<string, string> }).values;
const say = (key: string, values: { defaultValue?: string } = {}) =>
  words[key.split('.').at(-1) ?? ''] ?? values.defaultValue ?? key;

it('a value with a text is shown with it, typed text is shown unchanged', () => {
  expect(valueText(say as never, 'tr', 'role', 'editor')).toBe('Editör');
  expect(valueText(say as never, 'tr', 'reason', 'invitation')).toBe('Davet');
  expect(valueText(say as never, 'tr', 'username', 'editor')).toBe('editor');
  expect(valueText(say as never, 'tr', 'surname', 'Admin')).toBe('Admin');
});

it('a kind of document is named as everywhere', () => {
  const inTurkish = (key: string) => {
    const [namespace = '', path = ''] = key.split(':');
    const found = path
      .split('.')
      .reduce<unknown>((all, name) => (all as Record<string, unknown>)[name], texts.tr[namespace]);
    return String(found);
  };
  expect(valueText(inTurkish as never, 'tr', 'document-kind', 'election')).toBe(
    'Seçim beyannamesi',
  );
});

it('a day is written in the format of the language', () => {
  expect(valueText(say as never, 'tr', 'upTo', '2026-08-24')).toBe('24 Ağustos 2026');
  expect(valueText(say as never, 'de', 'upTo', '2026-01-01')).toBe('1. Januar 2026');
  expect(valueText(say as never, 'tr', 'slug', '2026-08-24')).toBe('2026-08-24');
});

it('the system is shown differently from visitors', () => {
  const by = (id: string | null, action = 'content.publish') =>
    isSystem({ actor: id && { id, name: '', exists: false }, action } as AuditEntry);
  expect(by(SYSTEM_ID)).toBe(true);
  expect(by('018f3b5c-7d1e-4c63-9a35-2f6d8f0e9a11')).toBe(false);
  expect(by(null, 'auth.signInRefused')).toBe(false);
  // An event from before the system was an actor.
  expect(by(null, 'audit.erase')).toBe(true);
});
