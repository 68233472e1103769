import { setImmediate } from 'node:timers/promises';
import { formatBytes, formatDate, formatNumber, formatter } from '../../../platform/i18n/format.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { fillPlaceholders } from '../../../platform/mail/placeholders.ts';
import { formatPhone } from '../../../platform/phone.ts';
import { provinceName } from '../../../platform/places/provinces.ts';
import type { LegalWords } from '../../legal-texts/schema.ts';
import { attachments } from '../attachments/text/tr.ts';
import { applicationDecision } from '../decision/text/tr.ts';
import { deskTexts } from '../desk/text/all.ts';
import { applicationPage } from '../desk/text/details/tr.ts';
import { tr as desk } from '../desk/text/tr.ts';
import { APPLICANT_FIELDS } from '../form/schema.ts';
import { makePdf } from '../sheet/make-pdf.server.ts';
import { EDGE, type Sheet, type SheetRow, SOFT, WIDTH } from '../sheet/sheet.server.ts';
import { texts } from '../text/all.ts';
import { fields } from '../text/fields/tr.ts';
import type { EventKind } from '../timeline.ts';
import { sayEvent } from '../timeline-words.ts';
import type { Proof, Step } from './read.server.ts';
import { textBlocks } from './text-blocks.server.ts';
import { WORDS } from './words.ts';

/** What shows who received and read the e-mails; all other events are steps. */
const OF_EMAILS: readonly EventKind[] = ['emailSent', 'emailFailed', 'emailStopped', 'codeEntered'];
/** Room for a moment and a name. */
const WHEN = 150;

const moment = (at: Date) =>
  formatter('tr', 'exact moment', {
    ...{ day: 'numeric', month: 'long', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  }).format(at);
const day = (at: Date) => formatDate('tr', at);
/** Of a day, `2001-05-14`. */
const dayOf = (value: string) => day(new Date(`${value}T12:00:00Z`));
const number = (value: number) => formatNumber('tr', value);

/** The file as a tagged PDF. */
export function drawProof(proof: Proof): Promise<Buffer> {
  const { party, code, now, steps } = proof;
  return makePdf({ title: `${WORDS.title} ${code}`, author: party, now }, async (sheet) => {
    drawHead(sheet, proof);
    drawSending(sheet, proof);
    drawData(sheet, proof);
    await drawTexts(sheet, proof);
    drawEmails(sheet, steps);
    await drawSteps(sheet, steps.filter(({ kind }) => !OF_EMAILS.includes(kind)).map(rowOf));
    drawFiles(sheet, proof);
    drawIntegrity(sheet, proof);
    sheet.footer((page, pages) => WORDS.foot(code, moment(now), page, pages));
  });
}

function drawHead(sheet: Sheet, proof: Proof): void {
  sheet.add('P', () => {
    sheet.y = sheet.write(proof.party, { font: 'heading', size: 13 }) + 6;
  });
  sheet.add('H1', () => {
    sheet.y = sheet.write(WORDS.title, { font: 'heading', size: 21 }) + 4;
  });
  sheet.paragraph(WORDS.code(proof.code), { size: 11 });
  sheet.paragraph(WORDS.about, { color: SOFT });
  if (proof.isDemo) sheet.paragraph(WORDS.demo);
  sheet.heading(WORDS.file);
  sheet.rows([
    [WORDS.madeAt, moment(proof.now)],
    [WORDS.madeBy, proof.madeBy],
    [WORDS.reason, proof.reason],
  ]);
}

function drawSending(sheet: Sheet, proof: Proof): void {
  sheet.heading(WORDS.sending);
  sheet.rows([
    [WORDS.sentAt, `${moment(proof.sentAt)}\n${proof.sentAt.toISOString()}`],
    [WORDS.networkAddress, proof.networkAddress || WORDS.notRecorded],
    [WORDS.botCheck, botCheckOf(proof)],
    [WORDS.locale, applicationPage.locales[proof.locale]],
    [WORDS.status, desk.status[proof.status]],
    ...decisionOf(proof),
  ]);
}

function decisionOf({ decision }: Proof): SheetRow[] {
  const rows: SheetRow[] = [];
  if (decision.number) rows.push([WORDS.decisionNumber, decision.number]);
  if (decision.day) rows.push([WORDS.decisionDay, dayOf(decision.day)]);
  return rows;
}

function botCheckOf({ botCheck }: Proof): string {
  if (!botCheck) return WORDS.notRecorded;
  if (botCheck.way === 'noScript') return WORDS.noScript;
  const { algorithm, cost, number: failed, madeAt } = botCheck;
  return WORDS.worked(algorithm, number(cost), number(failed + 1), moment(new Date(madeAt)));
}

function drawData(sheet: Sheet, { sent: { values, unsure } }: Proof): void {
  sheet.heading(WORDS.data);
  sheet.paragraph(WORDS.dataHint, { color: SOFT });
  sheet.rows(
    APPLICANT_FIELDS.map((name) => {
      const value = shown(name, values[name] ?? '');
      return [fields[name], unsure.has(name) ? `${value}\n(${WORDS.unsure})` : value];
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
  sheet.heading(WORDS.texts);
  for (const { kind, shown: ref, found } of proof.texts) {
    const locale: Locale = found?.wordings[proof.locale] ? proof.locale : 'tr';
    const words = found?.wordings[locale] ?? null;
    const { texts } = applicationPage;
    // Its facts stay together.
    sheet.keep(220);
    sheet.heading(words?.title ?? texts[kind], 'H3');
    const rows: SheetRow[] = [
      [
        WORDS.version,
        found
          ? WORDS.versionOf(ref.version, day(found.publishedAt))
          : WORDS.versionLost(ref.version),
      ],
      [WORDS.did, WORDS.doings[kind]],
      [WORDS.shownHash, inTwo(ref.hash)],
    ];
    if (found)
      rows.push(
        [WORDS.computedHash, inTwo(found.computed)],
        [WORDS.compared, found.computed === ref.hash ? WORDS.matches : WORDS.differs],
        [WORDS.language, applicationPage.locales[locale]],
      );
    else rows.push([WORDS.compared, WORDS.lost]);
    if (words?.statement) rows.push([WORDS.statement, words.statement]);
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
  sheet.heading(WORDS.emails);
  const entered = steps.find(({ kind }) => kind === 'codeEntered');
  sheet.paragraph(entered ? WORDS.confirmed(moment(entered.at)) : WORDS.notConfirmed);
  sheet.paragraph(WORDS.emailsHint, { color: SOFT });
  const rows = steps.filter(({ kind }) => OF_EMAILS.includes(kind)).map(rowOf);
  if (rows.length > 0) sheet.rows(rows, WHEN);
  else sheet.paragraph(WORDS.none);
}

async function drawSteps(sheet: Sheet, rows: SheetRow[]): Promise<void> {
  const AT_ONCE = 20;
  sheet.heading(WORDS.steps, 'H2', rows[0], WHEN);
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
  const lines = [sayEvent(step, sayInTurkish, 'tr')];
  for (const [name, [before, after]] of Object.entries(changes ?? {})) {
    const label = fields[name as keyof typeof fields];
    lines.push(WORDS.changed(String(label), shown(name, before), shown(name, after)));
  }
  if (!changes && (kind === 'corrected' || (kind === 'completed' && details.fields)))
    lines.push(WORDS.changesLost);
  if (reason) lines.push(WORDS.because(reason));
  if (message) lines.push(WORDS.written(message));
  return [`${moment(at)}\n${who}`, lines.join('\n')];
}

function drawFiles(sheet: Sheet, { files }: Proof): void {
  if (files.length === 0) return;
  const rows = files.map(({ name, kind, size, createdAt }): SheetRow => {
    const facts = [WORDS.kinds[kind], formatBytes('tr', size), day(new Date(createdAt))] as const;
    return [name, WORDS.fileFacts(...facts)];
  });
  sheet.heading(WORDS.files, 'H2', rows[0], WIDTH / 2);
  sheet.rows(rows, WIDTH / 2);
}

function drawIntegrity(sheet: Sheet, { auditHead, version }: Proof): void {
  const rows: SheetRow[] = [
    [
      WORDS.auditHead,
      auditHead ? WORDS.headOf(number(auditHead.seq), inTwo(auditHead.hash)) : WORDS.none,
    ],
    [WORDS.software, `Ufuk ${version}`],
  ];
  sheet.heading(WORDS.integrity, 'H2', rows[0]);
  sheet.rows(rows);
  sheet.y += 6;
  for (const words of WORDS.integrityText) sheet.paragraph(words, { color: SOFT });
}

const { formerUser } = attachments;
const TURKISH: object = {
  ...texts.tr,
  ...deskTexts.tr,
  applicationDecision,
  dashboard: { formerUser },
};

/** The Turkish text of a key, as the dashboard says it; the key itself if there is none. */
function sayInTurkish(key: string, values: Record<string, string> = {}): string {
  let found: unknown = TURKISH;
  for (const part of key.split(/[:.]/))
    found = typeof found === 'object' && found ? found[part as keyof typeof found] : undefined;
  return typeof found === 'string' ? fillPlaceholders(found, values) : key;
}
