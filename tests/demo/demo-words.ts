import { readFile } from 'node:fs/promises';
import { demoMeetings } from '../../database/demo/meetings.ts';
import { DEMO_MESSAGES } from '../../database/demo/messages/load-messages.ts';
import { demoOwnBoard } from '../../database/demo/own-board.ts';
import { demoOwnPage } from '../../database/demo/own-page.ts';
import { demoParty } from '../../database/demo/party.ts';
import { demoPeople } from '../../database/demo/people.ts';
import { readDemoContent } from '../../database/demo/read-content.ts';
import { readDemoDocuments } from '../../database/demo/read-documents.ts';
import { peopleWords } from '../../database/demo/words/people.ts';
import { runtimeFile } from '../../src/platform/project.server.ts';

/** A shorter word can stand in any text. */
const SHORTEST = 10;

/** Texts that a party without any data has too: names of pages, of days and of the product. */
const COMMON = /^(Ufuk|Genel Başkan|[#/][\w-]*|#[0-9a-f]{6}|presidency|executive|chair|\d{4})$/;

/** The beginning of a text, which is found again in HTML, in JSON and in the database. */
function beginningOf(text: string): string {
  const [line = ''] = text.split(/[\n*"“”<>&]/);
  return line.trim().slice(0, 60).trim();
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Provinces and districts are no words of the demo; everything else that it says of these is. */
const withoutPlaces = <T extends object>(records: readonly T[]) =>
  records.map((record) => ({ ...record, province: '', boards: [], slug: '' }));

async function readSources(): Promise<unknown[]> {
  const contents = await readDemoContent(runtimeFile('database/demo/content'));
  const staff = await readFile('database/demo/staff.ts', 'utf8');
  const names = [...staff.matchAll(/ name: '([^']+)',\n\s+surname: '([^']+)'/g)];
  return [
    demoParty,
    withoutPlaces(demoPeople),
    peopleWords,
    demoOwnPage.texts,
    [demoOwnBoard.texts, demoOwnBoard.members.map(({ office }) => office)],
    withoutPlaces(demoMeetings).map(({ title, summary, body, place, address, audience }) => [
      [title, summary, body],
      [place, address, audience],
    ]),
    contents.map(({ title, summary, body, slug }) => [title, summary, body, slug]),
    (await readDemoDocuments()).map(({ summary, body }) => [summary, body]),
    Object.values(DEMO_MESSAGES).map((messages) => messages.map(({ name, text }) => [name, text])),
    names.map(([, name, surname]) => `${name} ${surname}`),
    ['Selin Aksoy', '@ufuk.example', 'ufuk.example', 'posta.example', 'Örnek Banka', 'TR0000'],
    ['Vorsitzende der Partei ist Defne', '0312 000 00 00', '905000000000'],
  ];
}

/** What only the demo says: names, titles, addresses, numbers, and how each of its texts begins. */
export async function readDemoWords(): Promise<string[]> {
  const texts = textsIn(await readSources()).map(beginningOf);
  return [...new Set(texts)].filter((word) => word.length >= SHORTEST && !COMMON.test(word));
}

/** Those of the words that a text has. */
export const wordsIn = (words: readonly string[], text: string): string[] =>
  words.filter((word) => text.includes(word));
