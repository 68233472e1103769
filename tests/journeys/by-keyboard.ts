import type { Page } from 'playwright-core';
import { eventually } from '../harness/eventually.ts';

/** More presses than any page of these journeys needs. */
const MOST = 150;

/** What the focused element is called: its label, its name or its text. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    const byId = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => (id ? document.getElementById(id)?.textContent : ''))
      .join(' ');
    const labels = [...((element as HTMLInputElement).labels ?? [])].map(
      ({ textContent }) => textContent,
    );
    const name =
      element.getAttribute('aria-label') || byId.trim() || labels.join(' ') || element.textContent;
    return (name ?? '').replace(/\s+/g, ' ').trim();
  });

/** Presses Tab (or Shift+Tab) until an element with this name, that is of this kind, has the focus. */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
  kind = '*',
): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < MOST; presses++) {
    const at = await focusedName(page);
    const isKind = await page.evaluate((one) => document.activeElement?.matches(one), kind);
    if (isKind && (typeof name === 'string' ? at === name : name.test(at))) return;
    passed.push(at);
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${name}; it passed ${[...new Set(passed)].join(' | ')}`);
}

/** Opens a page with the command palette. */
export async function openByPalette(page: Page, words: string, heading: RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await eventually(() => focusedName(page)).toBe('Sayfa, içerik, başvuru ya da kişi ara');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: heading }).waitFor({ state: 'attached' });
}

/** Signs in on the sign-in page. */
export async function signInByKeyboard(
  page: Page,
  origin: string,
  email: string,
  password: string,
): Promise<void> {
  await page.goto(`${origin}/auth/login`);
  await page.getByLabel('E-posta').waitFor();
  await tabTo(page, 'E-posta');
  await page.keyboard.type(email);
  await tabTo(page, 'Parola');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${origin}/dashboard`);
}
