import { qrCode } from '../../../../platform/qr.server.ts';
import { EDGE, makePdf, type Sheet, type SheetRow, SOFT, WIDTH } from './sheet.server.ts';
import { DECLARATION } from './words.ts';

export interface Declaration {
  /** Empty if the party has no name yet. */
  party: string;
  code: string;
  /** What the QR code contains: the address of the application in the dashboard. */
  address: string;
  rows: SheetRow[];
  /** Empty if it is not known. */
  statement: string;
  /** The version of the statement. */
  version: number;
  /** The decision of acceptance; empty if it is not known: there is room for writing. */
  decision: string;
  /** The name beside the signature. */
  name: string;
  /** The day of printing, as it is written. */
  day: string;
  now: Date;
}

/* In points. */
const QR = 92;
const COLUMN = WIDTH / 2;
/** Room for writing by hand. */
const BY_HAND = 34;
const SIGNATURE = 50;

/** The declaration as a tagged PDF with its fonts; one page, unless the statement is very long. */
export function drawDeclaration(declaration: Declaration): Promise<Buffer> {
  const { party, code, now } = declaration;
  return makePdf({ title: `${DECLARATION.title} ${code}`, author: party, now }, (sheet) => {
    drawHead(sheet, declaration);
    sheet.heading(DECLARATION.applicant);
    sheet.rows(declaration.rows);
    drawStatement(sheet, declaration);
    drawOffice(sheet, declaration);
  });
}

function drawHead(sheet: Sheet, { party, code, address }: Declaration): void {
  const width = WIDTH - QR - 24;
  if (party)
    sheet.add('P', () => {
      sheet.y = sheet.write(party, { font: 'heading', size: 13, width }) + 6;
    });
  sheet.add('H1', () => {
    sheet.y = sheet.write(DECLARATION.title, { font: 'heading', size: 21, width }) + 4;
  });
  sheet.add('P', () => sheet.write(DECLARATION.code(code), { size: 11, width }));
  sheet.qrCode(qrCode(address), QR, DECLARATION.qr(code));
  sheet.add('P', () => {
    const x = EDGE + WIDTH - QR + 8;
    sheet.write(DECLARATION.qrHint, { size: 7.5, x, y: EDGE + QR - 8, width: QR, color: SOFT });
  });
  sheet.y = EDGE + QR + 2;
}

function drawStatement(sheet: Sheet, { statement, version, party, name }: Declaration): void {
  sheet.heading(DECLARATION.statement);
  if (statement)
    sheet.add('P', () => {
      sheet.y = sheet.write(statement) + 4;
    });
  sheet.add('P', () => {
    sheet.y = sheet.write(DECLARATION.request(party)) + 4;
  });
  sheet.add('P', () => {
    sheet.y = sheet.write(DECLARATION.version(version), { size: 8.5, color: SOFT }) + 6;
  });
  sheet.keep(SIGNATURE);
  const { y } = sheet;
  sheet.frame(y, SIGNATURE);
  const third = WIDTH / 3;
  label(sheet, DECLARATION.fullName, EDGE, y, third);
  sheet.add('P', () => {
    sheet.write(name, { x: EDGE + 10, y: y + 20, width: third - 14 });
  });
  label(sheet, DECLARATION.date, EDGE + third, y, third);
  label(sheet, DECLARATION.signature, EDGE + 2 * third, y, third);
  sheet.y = y + SIGNATURE;
}

/** What the party fills in by hand, unless it is known. */
function drawOffice(sheet: Sheet, { code, day, decision }: Declaration): void {
  const height = 2 * BY_HAND + SIGNATURE;
  sheet.keep(height + 52);
  sheet.heading(DECLARATION.office);
  const { y } = sheet;
  sheet.frame(y, height);
  const rows = [
    [DECLARATION.organisation, DECLARATION.registration],
    [DECLARATION.decision, DECLARATION.officer],
    [DECLARATION.date, DECLARATION.signature],
  ];
  for (const [at, row] of rows.entries()) {
    const top = y + at * BY_HAND;
    if (at > 0) sheet.line(top);
    for (const [column, words] of row.entries())
      label(sheet, words, EDGE + column * COLUMN, top, COLUMN);
  }
  if (decision)
    sheet.add('P', () => {
      sheet.write(decision, { x: EDGE + 10, y: y + BY_HAND + 17, width: COLUMN - 14 });
    });
  sheet.y = y + height + 8;
  sheet.add('P', () => {
    sheet.write(DECLARATION.foot(code, day), { size: 8, color: SOFT });
  });
}

/** A label above the room for what is written by hand. */
function label(sheet: Sheet, words: string, x: number, y: number, width: number): void {
  sheet.add('P', () => {
    sheet.write(words, { x: x + 10, y: y + 6, width: width - 14, size: 8.5, color: SOFT });
  });
}
