import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import { SYSTEM } from '../../../platform/actor.ts';
import { operationOf } from '../../../platform/services.server.ts';
import { readStored } from '../made-files.server.ts';
import { readSvg, UnusableSvg } from '../read-svg.server.ts';
import { SVG_LIMITS } from '../svg-limits.ts';
import { addUpload } from './store.server.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
const SHAPE = '<path d="M0 0h40v20z" fill="#00a651"/>';

function faultOf(source: string | Buffer): string | null {
  try {
    readSvg(Buffer.from(source as string));
    return null;
  } catch (error) {
    if (error instanceof UnusableSvg) return error.fault;
    throw error;
  }
}

describe('the SVG of a logo', () => {
  it('as drawing programs write it is drawn in a size for dense screens', () => {
    const written = `\uFEFF<?xml version="1.0" encoding="UTF-8"?>
      <!-- Generator -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      ${svg(`<metadata><rdf xmlns="urn:rdf"/></metadata><style>.a{fill:url(#g)}</style>
      <defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
      <g class="a">${SHAPE}</g><use xlink:href="#x"/>`)}`;
    const { svg: drawn, width, height } = readSvg(Buffer.from(written));
    expect({ width, height }).toEqual({ width: SVG_LIMITS.side, height: SVG_LIMITS.side / 2 });
    expect(drawn.toString()).not.toMatch(/DOCTYPE|metadata|rdf/);
    expect(readSvg(Buffer.from(svg(SHAPE, 'width="10mm" height="30mm"'))).width).toBe(533);
  });

  const laughs = (kind: string) =>
    `<!DOCTYPE svg [<!ENTITY a "lol"><!ENTITY b "${'&a;'.repeat(10)}">]>${svg(kind)}`;
  const nested = Array.from(
    { length: 9 },
    (_, at) => `<g id="u${at + 1}">${`<use href="#u${at}"/>`.repeat(10)}</g>`,
  ).join('');
  const cases: [string, string, string | Buffer][] = [
    ['a script', 'svgHasScript', svg(`<script>alert(1)</script>${SHAPE}`)],
    ['an event', 'svgHasScript', svg('<path onload="alert(1)" d="M0 0"/>')],
    ['an embedded page', 'svgHasScript', svg('<foreignObject><p/></foreignObject>')],
    ['an animation', 'svgHasScript', svg('<path d="M0 0"><animate attributeName="x"/></path>')],
    ['a picture', 'svgHasReference', svg('<image href="data:image/png;base64,AA"/>')],
    ['a file', 'svgHasReference', svg('<use href="file:///etc/passwd#a"/>')],
    ['another site', 'svgHasReference', svg('<use xlink:href="https://x.example/a.svg#a"/>')],
    [
      'a style of another site',
      'svgHasReference',
      svg('<style>@import "https://x.example"</style>'),
    ],
    ['an escaped style', 'svgHasReference', svg('<style>.a{fill:u\\72l(http://x)}</style>')],
    ['a fill of another site', 'svgHasReference', svg('<path fill="url(http://x.example/#a)"/>')],
    [
      'an entity of a file',
      'svgHasReference',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('&x;')}`,
    ],
    ['a billion laughs', 'svgHasReference', laughs('&b;')],
    ['text', 'svgHasText', svg('<text y="10">Parti</text>')],
    ['a filter', 'svgHasEffect', svg('<filter id="f"><feTurbulence/></filter>')],
    ['a part in itself', 'svgTooLarge', svg('<g id="a"><use href="#a"/></g>')],
    ['parts of parts of parts', 'svgTooLarge', svg(`<g id="u0">${SHAPE}</g>${nested}`)],
    ['many elements', 'svgTooLarge', svg(SHAPE.repeat(SVG_LIMITS.elements + 1))],
    ['deep groups', 'svgTooLarge', svg('<g>'.repeat(60) + '</g>'.repeat(60))],
    ['many bytes', 'svgTooLarge', svg(`<path d="${'M0 0'.repeat(SVG_LIMITS.bytes / 4)}"/>`)],
    ['no size', 'svgHasNoSize', svg(SHAPE, '')],
    ['no height', 'svgHasNoSize', svg(SHAPE, 'viewBox="0 0 10 0"')],
    ['an endless line', 'svgHasNoSize', svg(SHAPE, 'viewBox="0 0 100000 1"')],
    ['a broken element', 'svgUnreadable', '<svg xmlns="http://www.w3.org/2000/svg"><path'],
    ['another format', 'svgUnreadable', '<svg><path d="M0 0"/></svg>'],
    ['other letters', 'svgUnreadable', Buffer.from([0x3c, 0x73, 0x76, 0x67, 0xff, 0xfe])],
  ];
  it.each(cases)('with %s is refused', (_name, fault, source) => {
    expect(faultOf(source)).toBe(fault);
  });
});

const LOADERS = ['VipsForeignLoadWebpBuffer', 'VipsForeignLoadHeifBuffer'];

describe('an uploaded SVG', () => {
  let test: TestApp;
  let folder: string;
  beforeAll(async () => {
    test = await openTestApp();
    folder = await mkdtemp(join(tmpdir(), 'ufuk-svg-'));
  });
  afterAll(async () => {
    await test.close();
    await rm(folder, { recursive: true, force: true });
  });
  async function upload(source: string) {
    const path = join(folder, 'logo.svg');
    await writeFile(path, source);
    const op = operationOf(test.app.services, SYSTEM);
    return addUpload(op, test.app.services.store, { path, name: 'logo.svg' });
  }

  it('is stored as pixels, whose ground stays transparent', async () => {
    const { media } = await upload(svg(SHAPE));
    expect(media).toMatchObject({ kind: 'image', width: 1600, height: 800 });
    const { store } = test.app.services;
    // This process opens nothing but its own SVG.
    sharp.unblock({ operation: LOADERS });
    for (const format of ['webp', 'avif']) {
      const file = await readStored(store, `media/${media.id}/${media.widths[0]}.${format}`);
      const { data, info } = await sharp(file as Buffer)
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(info.channels).toBe(4);
      const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
      expect(alphaAt(2, info.height - 3)).toBe(0);
      expect(alphaAt(info.width - 3, 2)).toBe(255);
    }
  });

  it('that cannot be taken is refused with a reason', async () => {
    await expect(upload(svg('<text>Parti</text>'))).rejects.toMatchObject({
      faults: { file: { rule: 'svgHasText' } },
    });
    await expect(upload(svg('<image href="http://x.example/a.png"/>'))).rejects.toMatchObject({
      faults: { file: { rule: 'svgHasReference' } },
    });
  });
});
