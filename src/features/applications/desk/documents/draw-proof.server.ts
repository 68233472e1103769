import { setImmediate } from 'node:timers/promises';
import type { Token } from 'markdown-it';
import {
  formatBytes,
  formatDate,
  formatNumber,
  formatter,
} from '../../../../platform/i18n/format.ts';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import { fillPlaceholders } from '../../../../platform/mail/placeholders.ts';
import { makeParser } from '../../../../platform/markup/render/parser.ts';
import { formatPhone } from '../../../../platform/phone.ts';
import { provinceName } from '../../../../platform/places/provinces.ts';
import type { LegalWords } from '../../../legal-texts/contract.ts';
import { APPLICANT_FIELDS } from '../../form/schema.ts';
import { applicationFields as fields } from '../../text/tr.ts';
import { deskTexts, texts } from '../../texts.server.ts';
import { describeEvent, type EventKind } from '../../timeline.ts';
import { applicationPage, attachments, applications as desk } from '../text/tr.ts';
import type { Proof, Step } from './read-proof.server.ts';
import { EDGE, makePdf, type Sheet, type SheetRow, SOFT, WIDTH } from './sheet.server.ts';
import { PROOF } from './words.ts';

interface TextBlock {
  isHeading: boolean;
  /** How deep it is in lists; 0 outside of them. */
  depth: number;
  words: string;
}

const parser = makeParser();

/** What shows who received and read the e-mails; all other events are steps. */
const OF_EMAILS: readonly EventKind[] = ['emailSent', 'emailFailed', 'emailStopped', 'codeEntered'];
/** Room for a moment and a name. */
const WHEN = 150;

const moment = (at: Date) =>
  formatter('tr', 'exact moment', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(at);
const day = (at: Date) => formatDate('tr', at);
/** Of a day, `2001-05-14`. */
const dayOf = (value: string) => day(new Date(`${value}T12:00:00Z`));
const number = (value: number) => formatNumber('tr', value);

/** The file as a tagged PDF. */
export function drawProof(proof: Proof): Promise<Buffer> {
  const { party, code, now, steps } = proof;
  return makePdf({ title: `${PROOF.title} ${code}`, author: party, now }, async (sheet) => {
    drawHead(sheet, proof);
    drawSending(sheet, proof);
    drawData(sheet, proof);
    await drawTexts(sheet, proof);
    drawEmails(sheet, steps);
    await drawSteps(sheet, steps.filter(({ kind }) => !OF_EMAILS.includes(kind)).map(rowOf));
    drawFiles(sheet, proof);
    drawIntegrity(sheet, proof);
    sheet.footer((page, pages) => PROOF.foot(code, moment(now), page, pages));
  });
}

function drawHead(sheet: Sheet, proof: Proof): void {
  sheet.add('P', () => {
    sheet.y = sheet.write(proof.party, { font: 'heading', size: 13 }) + 6;
  });
  sheet.add('H1', () => {
    sheet.y = sheet.write(PROOF.title, { font: 'heading', size: 21 }) + 4;
  });
  sheet.paragraph(PROOF.code(proof.code), { size: 11 });
  sheet.paragraph(PROOF.about, { color: SOFT });
  if (proof.isDemo) sheet.paragraph(PROOF.demo);
  sheet.heading(PROOF.file);
  sheet.rows([
    [PROOF.madeAt, moment(proof.now)],
    [PROOF.madeBy, proof.madeBy],
    [PROOF.reason, proof.reason],
  ]);
}

function drawSending(sheet: Sheet, proof: Proof): void {
  sheet.heading(PROOF.sending);
  sheet.rows([
    [PROOF.sentAt, `${moment(proof.sentAt)}\n${proof.sentAt.toISOString()}`],
    [PROOF.networkAddress, proof.networkAddress || PROOF.notRecorded],
    [PROOF.botCheck, botCheckOf(proof)],
    [PROOF.locale, applicationPage.locales[proof.locale]],
    [PROOF.status, desk.status[proof.status]],
    ...decisionOf(proof),
  ]);
}

function decisionOf({ decision }: Proof): SheetRow[] {
  const rows: SheetRow[] = [];
  if (decision.number) rows.push([PROOF.decisionNumber, decision.number]);
  if (decision.day) rows.push([PROOF.decisionDay, dayOf(decision.day)]);
  return rows;
}

function botCheckOf({ botCheck }: Proof): string {
  if (!botCheck) return PROOF.notRecorded;
  if (botCheck.way === 'noScript') return PROOF.noScript;
  const { algorithm, cost, number: failed, madeAt } = botCheck;
  return PROOF.worked(algorithm, number(cost), number(failed + 1), moment(new Date(madeAt)));
}

function drawData(sheet: Sheet, { sent: { values, unsure } }: Proof): void {
  sheet.heading(PROOF.data);
  sheet.paragraph(PROOF.dataHint, { color: SOFT });
  sheet.rows(
    APPLICANT_FIELDS.map((name) => {
      const value = shown(name, values[name] ?? '');
      return [fields[name], unsure.has(name) ? `${value}\n(${PROOF.unsure})` : value];
    }),
  );
}

/** A value as people write it. */
function shown(name: string, value: string): string {
  if (name === 'birthDate') return value && dayOf(value);
  if (name === 'city') return provinceName(Number(value));
  if (name === 'phone') return formatPhone(value);
  if (name === 'education')
    return fields.educations[value as keyof typeof fields.educations] ?? value;
  return value;
}

async function drawTexts(sheet: Sheet, proof: Proof): Promise<void> {
  sheet.heading(PROOF.texts);
  for (const { kind, shown: ref, found } of proof.texts) {
    const locale: Locale = found?.wordings[proof.locale] ? proof.locale : 'tr';
    const words = found?.wordings[locale] ?? null;
    const { texts } = applicationPage;
    // Its facts stay together.
    sheet.keep(220);
    sheet.heading(words?.title ?? texts[kind], 'H3');
    const rows: SheetRow[] = [
      [
        PROOF.version,
        found
          ? PROOF.versionOf(ref.version, day(found.publishedAt))
          : PROOF.versionLost(ref.version),
      ],
      [PROOF.did, PROOF.doings[kind]],
      [PROOF.shownHash, inTwo(ref.hash)],
    ];
    if (found)
      rows.push(
        [PROOF.computedHash, inTwo(found.computed)],
        [PROOF.compared, found.computed === ref.hash ? PROOF.matches : PROOF.differs],
        [PROOF.language, applicationPage.locales[locale]],
      );
    else rows.push([PROOF.compared, PROOF.lost]);
    if (words?.statement) rows.push([PROOF.statement, words.statement]);
    sheet.rows(rows);
    if (words) await drawText(sheet, words, locale);
  }
}

/** A hash of 64 digits on two lines of the same length, so that it can be compared by eye. */
const inTwo = (hash: string) => `${hash.slice(0, 32)}\n${hash.slice(32)}`;

/** A legal text may be as long as 30,000 characters, so others have their turn in between. */
async function drawText(sheet: Sheet, { text }: LegalWords, lang: Locale): Promise<void> {
  sheet.y += 6;
  for (const { isHeading, depth, words } of textBlocks(text)) {
    const x = EDGE + depth * 14;
    const style = isHeading ? { font: 'heading', size: 10 } : { size: 9.5 };
    sheet.keep(isHeading ? 46 : 16);
    sheet.paragraph(words, { ...style, x, width: WIDTH - depth * 14 }, { lang });
    await setImmediate();
  }
}

function drawEmails(sheet: Sheet, steps: Step[]): void {
  sheet.heading(PROOF.emails);
  const entered = steps.find(({ kind }) => kind === 'codeEntered');
  sheet.paragraph(entered ? PROOF.confirmed(moment(entered.at)) : PROOF.notConfirmed);
  sheet.paragraph(PROOF.emailsHint, { color: SOFT });
  const rows = steps.filter(({ kind }) => OF_EMAILS.includes(kind)).map(rowOf);
  if (rows.length > 0) sheet.rows(rows, WHEN);
  else sheet.paragraph(PROOF.none);
}

async function drawSteps(sheet: Sheet, rows: SheetRow[]): Promise<void> {
  const AT_ONCE = 20;
  sheet.heading(PROOF.steps, 'H2', rows[0], WHEN);
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    sheet.rows(rows.slice(at, at + AT_ONCE), WHEN);
    await setImmediate();
  }
}

function rowOf(step: Step): SheetRow {
  const { at, actorKind, actorName, reason, message, changes, kind, details } = step;
  const who =
    actorKind === 'staff'
      ? actorName || sayInTurkish('dashboard:formerUser')
      : applicationPage.actor[actorKind];
  const lines = [describeEvent(step, sayInTurkish, 'tr')];
  for (const [name, [before, after]] of Object.entries(changes ?? {})) {
    const label = fields[name as keyof typeof fields];
    lines.push(PROOF.changed(String(label), shown(name, before), shown(name, after)));
  }
  if (!changes && (kind === 'corrected' || (kind === 'completed' && details.fields)))
    lines.push(PROOF.changesLost);
  if (reason) lines.push(PROOF.because(reason));
  if (message) lines.push(PROOF.written(message));
  return [`${moment(at)}\n${who}`, lines.join('\n')];
}

function drawFiles(sheet: Sheet, { files }: Proof): void {
  if (files.length === 0) return;
  const rows = files.map(({ name, kind, size, createdAt }): SheetRow => {
    const facts = [PROOF.kinds[kind], formatBytes('tr', size), day(new Date(createdAt))] as const;
    return [name, PROOF.fileFacts(...facts)];
  });
  sheet.heading(PROOF.files, 'H2', rows[0], WIDTH / 2);
  sheet.rows(rows, WIDTH / 2);
}

function drawIntegrity(sheet: Sheet, { auditHead, version }: Proof): void {
  const rows: SheetRow[] = [
    [
      PROOF.auditHead,
      auditHead ? PROOF.headOf(number(auditHead.seq), inTwo(auditHead.hash)) : PROOF.none,
    ],
    [PROOF.software, `Ufuk ${version}`],
  ];
  sheet.heading(PROOF.integrity, 'H2', rows[0]);
  sheet.rows(rows);
  sheet.y += 6;
  for (const words of PROOF.integrityText) sheet.paragraph(words, { color: SOFT });
}

const { formerUser } = attachments;
const TURKISH: object = {
  ...texts.tr,
  ...deskTexts.tr,
  dashboard: { formerUser },
};

/** The Turkish text of a key, as the dashboard says it; the key itself if there is none. */
function sayInTurkish(key: string, values: Record<string, string> = {}): string {
  let found: unknown = TURKISH;
  for (const part of key.split(/[:.]/))
    found = typeof found === 'object' && found ? found[part as keyof typeof found] : undefined;
  return typeof found === 'string' ? fillPlaceholders(found, values) : key;
}

/** The blocks of a Markdown text as plain words; the address of a link follows its words. */
function textBlocks(markdown: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  /** The number of the next item of each open list; null: it has no numbers. */
  const lists: (number | null)[] = [];
  let marker = '';
  let isHeading = false;
  for (const token of parser.parse(markdown, { pictures: new Map() })) {
    const { type } = token;
    if (type === 'heading_open') isHeading = true;
    else if (type === 'heading_close') isHeading = false;
    else if (type === 'bullet_list_open') lists.push(null);
    else if (type === 'ordered_list_open') lists.push(Number(token.attrGet('start') ?? 1));
    else if (type === 'bullet_list_close' || type === 'ordered_list_close') lists.pop();
    else if (type === 'list_item_open') {
      const next = lists.pop() ?? null;
      marker = next === null ? '• ' : `${next}. `;
      lists.push(next === null ? null : next + 1);
    }
    const words = type === 'inline' ? wordsOf(token.children ?? []) : token.content.trim();
    if (!words) continue;
    blocks.push({ isHeading, depth: lists.length, words: marker + words });
    marker = '';
  }
  return blocks;
}

function wordsOf(tokens: readonly Token[]): string {
  let words = '';
  let address = '';
  let from = 0;
  for (const token of tokens) {
    if (token.type === 'softbreak') words += ' ';
    else if (token.type === 'hardbreak') words += '\n';
    else if (token.type === 'link_open') {
      address = String(token.attrGet('href') ?? '');
      from = words.length;
    } else if (token.type === 'link_close') {
      if (address && words.slice(from) !== address) words += ` (${address})`;
    } else words += token.content;
  }
  return words.trim();
}
