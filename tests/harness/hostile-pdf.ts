import { deflateSync } from 'node:zlib';

const CATALOG = '<</Type /Catalog /Pages 2 0 R>>';
const PAGES = '<</Type /Pages /Kids [3 0 R] /Count 1>>';
const pageWith = (resources: string) =>
  `<</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources <<${resources}>>>>`;

/** A PDF of these objects; the first is the catalog. */
export function pdfOf(objects: (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [n, object] of objects.entries()) {
    places.push(length);
    add(Buffer.concat([Buffer.from(`${n + 1} 0 obj\n`), Buffer.from(object)]));
    add(Buffer.from('\nendobj\n'));
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`;
  const end = `trailer <</Size ${size} /Root 1 0 R>>\nstartxref\n${length}\n%%EOF`;
  return Buffer.concat([...parts, Buffer.from(table + end)]);
}

export function stream(dictionary: string, data: string | Buffer): Buffer {
  const bytes = Buffer.from(data);
  const head = Buffer.from(`<<${dictionary} /Length ${bytes.length}>>\nstream\n`);
  return Buffer.concat([head, bytes, Buffer.from('\nendstream')]);
}

/** A form that draws another one several times, and so on: `times ** depth` drawings. */
export function nestedForms(depth: number, times: number): Buffer {
  const draw = '/F Do '.repeat(times);
  const resources = (next: number) => `/XObject <</F ${next} 0 R>>`;
  const forms = Array.from({ length: depth }, (_, n) =>
    n === depth - 1
      ? stream('/Type /XObject /Subtype /Form /BBox [0 0 612 792]', '0 0 m 100 100 l S ')
      : stream(
          `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources <<${resources(6 + n)}>>`,
          draw,
        ),
  );
  return pdfOf([CATALOG, PAGES, pageWith(resources(5)), stream('', draw), ...forms]);
}

/** A page that draws a text of drawing operators, compressed `times` times. */
export function compressedPage(operators: string, times: number): Buffer {
  let data: Buffer = Buffer.from(operators);
  for (let n = 0; n < times; n++) data = deflateSync(data, { level: 9 });
  const filters = '/FlateDecode '.repeat(times);
  return pdfOf([CATALOG, PAGES, pageWith(''), stream(`/Filter [${filters}]`, data)]);
}

/** A page with a picture of these sides and no data. */
export const emptyPicture = (width: number, height: number): Buffer =>
  pdfOf([
    CATALOG,
    PAGES,
    pageWith('/XObject <</I 5 0 R>>'),
    stream('', '612 0 0 792 0 0 cm /I Do'),
    stream(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`,
      '',
    ),
  ]);
