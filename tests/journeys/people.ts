import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { onePage } from '../harness/one-page.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import type { WatchedPage } from '../harness/watched-page.ts';
import { addStaff, callAs, callAsAdmin, openSession } from './dashboard.ts';

export interface Person {
  id: string;
  fullName: string;
  email: string;
  phone: string;
  role: string;
  panelAccess: boolean;
  hasPassword: boolean;
  version: number;
}

/** The user with this e-mail as stored on the server. */
export async function findPerson(origin: string, email: string): Promise<Person | undefined> {
  const reply = await callAsAdmin(origin, 'GET', `/api/auth/users?q=${encodeURIComponent(email)}`);
  const { data } = (await reply.json()) as { data: Person[] };
  return data.find((person) => person.email === email);
}

/** Invites a user whose e-mail is `{username}@ufuk.test`. */
export async function makePerson(
  origin: string,
  username: string,
  name: string,
  surname: string,
): Promise<Person> {
  const email = `${username}@ufuk.test`;
  const input = { username, name, surname, email, role: 'editor' };
  expect((await callAsAdmin(origin, 'POST', '/api/auth/register', input)).status).toBe(201);
  return (await findPerson(origin, email)) as Person;
}

/** Another admin (with the e-mail `other`) changes the person while a page is open. */
export async function changeAsOther(
  origin: string,
  other: string,
  { id }: Person,
  change: object,
): Promise<void> {
  const call = await callAs(origin, other);
  const { data } = (await (await call('GET', `/api/auth/users/${id}`)).json()) as { data: object };
  const { username, email, name, surname, phone, address, role, status, panelAccess, version } =
    data as Record<string, unknown>;
  const seen = { username, email, name, surname, phone, address, role, status, panelAccess };
  const reply = await call('PUT', `/api/auth/users/${id}`, { ...seen, ...change, version });
  expect(reply.status).toBe(200);
}

/**
 * The demo with a second admin (`other`) and an editor, given by their e-mails. `open` opens a page
 * as the first admin.
 */
export async function openPeople() {
  const { server, browser } = await openOwnDemo();
  const admin = { username: 'nazli', role: 'admin', name: 'Nazlı', surname: 'Uçar' } as const;
  const colleague = { username: 'ece', role: 'editor', name: 'Ece', surname: 'Yalın' } as const;
  const other = await addStaff(server, admin);
  const editor = await addStaff(server, colleague);
  const storageState = await openSession(browser, server.origin);

  const openInPage = await onePage(browser, server.origin, storageState);
  const open = (path: string, { width = 1440, mode = 'light' } = {}) =>
    openInPage(path, { width, stored: { 'app.settings': JSON.stringify({ paletteMode: mode }) } });
  return { server, browser, open, other, editor };
}

export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
export const summary = (page: Page) => page.locator('[role=alert][tabindex="-1"]');
export const toasts = (page: Page) => page.getByRole('region', { name: 'Bildirimler' });
/** The errors of a page without the replies 409 and 422, which the tests cause on purpose. */
export const withoutRefusals = ({ faults }: WatchedPage) =>
  faults.filter((fault) => !/\b(409|422)\b/.test(fault));
