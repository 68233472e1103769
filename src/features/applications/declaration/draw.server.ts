import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { runtimeFile } from '../../../platform/project.server.ts';
import { qrCode } from '../../../platform/qr.server.ts';
import { EDGE, Sheet, SOFT, WIDTH } from './sheet.server.ts';
import { WORDS } from './words.ts';

export interface Declaration {
  party: string;
  code: string;
  /** What the QR code contains: the address of the application in the dashboard. */
  address: string;
  /** Label and value. `boxes`: left empty for so many digits by hand; 0: for words by hand. */
  rows: (readonly [label: string, value: string | { boxes: number }])[];
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
const LABELS = 140;
const QR = 92;
const COLUMN = WIDTH / 2;
/** Room for writing by hand. */
const BY_HAND = 34;
const SIGNATURE = 50;

const font = (name: string) => readFile(runtimeFile(`src/ui/fonts/static/${name}.ttf`));

/** The declaration as a tagged PDF with its fonts; one page, unless the statement is very long. */
export async function drawDeclaration(declaration: Declaration): Promise<Buffer> {
  const [heading, text] = await Promise.all([font('heading'), font('text')]);
  const { party, code, now } = declaration;
  const sheet = new Sheet(
    { title: `${WORDS.title} ${code}`, author: party, now },
    { heading, text },
  );
  const bytes = buffer(sheet.doc);
  drawHead(sheet, declaration);
  drawRows(sheet, declaration);
  drawStatement(sheet, declaration);
  drawOffice(sheet, declaration);
  sheet.end();
  return bytes;
}

function drawHead(sheet: Sheet, { party, code, address }: Declaration): void {
  const width = WIDTH - QR - 24;
  sheet.add('P', () => {
    sheet.y = sheet.write(party, { font: 'heading', size: 13, width }) + 6;
  });
  sheet.add('H1', () => {
    sheet.y = sheet.write(WORDS.title, { font: 'heading', size: 21, width }) + 4;
  });
  sheet.add('P', () => sheet.write(WORDS.code(code), { size: 11, width }));
  sheet.qrCode(qrCode(address), QR, WORDS.qr(code));
  sheet.add('P', () => {
    const x = EDGE + WIDTH - QR + 8;
    sheet.write(WORDS.qrHint, { size: 7.5, x, y: EDGE + QR - 8, width: QR, color: SOFT });
  });
  sheet.y = EDGE + QR + 2;
}

function drawRows(sheet: Sheet, { rows }: Declaration): void {
  sheet.heading(WORDS.applicant);
  const table = sheet.doc.struct('Table');
  sheet.root.add(table);
  const x = EDGE + LABELS;
  for (const [label, value] of rows) {
    const row = sheet.doc.struct('TR');
    table.add(row);
    const y = sheet.y + 4;
    let end = y;
    const cell = { y, width: LABELS - 10, color: SOFT };
    const head = { scope: 'Row' };
    sheet.add(
      'TH',
      () => {
        end = sheet.write(label, cell);
      },
      head,
      row,
    );
    sheet.add(
      'TD',
      () => {
        if (typeof value !== 'string') return;
        end = Math.max(end, sheet.write(value, { x, y, width: WIDTH - LABELS }));
      },
      {},
      row,
    );
    row.end();
    if (typeof value !== 'string') sheet.boxes(x, y - 2.5, value.boxes);
    sheet.y = end + 3;
    sheet.line(sheet.y);
  }
  table.end();
}

function drawStatement(sheet: Sheet, { statement, version, party, name }: Declaration): void {
  sheet.heading(WORDS.statement);
  if (statement)
    sheet.add('P', () => {
      sheet.y = sheet.write(statement) + 4;
    });
  sheet.add('P', () => {
    sheet.y = sheet.write(WORDS.request(party)) + 4;
  });
  sheet.add('P', () => {
    sheet.y = sheet.write(WORDS.version(version), { size: 8.5, color: SOFT }) + 6;
  });
  sheet.keep(SIGNATURE);
  const { y } = sheet;
  sheet.frame(y, SIGNATURE);
  const third = WIDTH / 3;
  label(sheet, WORDS.fullName, EDGE, y, third);
  sheet.add('P', () => {
    sheet.write(name, { x: EDGE + 10, y: y + 20, width: third - 14 });
  });
  label(sheet, WORDS.date, EDGE + third, y, third);
  label(sheet, WORDS.signature, EDGE + 2 * third, y, third);
  sheet.y = y + SIGNATURE;
}

/** What the party fills in by hand, unless it is known. */
function drawOffice(sheet: Sheet, { code, day, decision }: Declaration): void {
  const height = 2 * BY_HAND + SIGNATURE;
  sheet.keep(height + 52);
  sheet.heading(WORDS.office);
  const { y } = sheet;
  sheet.frame(y, height);
  const rows = [
    [WORDS.organisation, WORDS.registration],
    [WORDS.decision, WORDS.officer],
    [WORDS.date, WORDS.signature],
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
    sheet.write(WORDS.foot(code, day), { size: 8, color: SOFT });
  });
}

/** A label above the room for what is written by hand. */
function label(sheet: Sheet, words: string, x: number, y: number, width: number): void {
  sheet.add('P', () => {
    sheet.write(words, { x: x + 10, y: y + 6, width: width - 14, size: 8.5, color: SOFT });
  });
}
