import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costRatio } from '../../../tests/harness/cpu-time.ts';
import { checkMarkdown } from './check-markdown.server.ts';
import { renderMarkdown } from './markdown.server.ts';

describe('Markdown', () => {
  it('becomes headings with addresses, lists, quotes and tables that scroll', () => {
    const { html, headings } = renderMarkdown(
      '# Işık\n## Işık\n- bir\n\n> söz\n\n|a|b|\n|-|-:|\n|1|2|',
    );
    expect(headings).toEqual([
      { id: 'isik', text: 'Işık' },
      { id: 'isik-2', text: 'Işık' },
    ]);
    expect(html).toContain('<h2 id="isik">Işık</h2>');
    expect(html).toContain('<div class="table-scroll" tabindex="0"><table>');
    expect(html).toContain('<td class="end">2</td>');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt&#58;alert(1))',
    '[x](data:text/html,<script>)',
    '[x](vbscript:a)',
    '[x](blob:https://a.b/c)',
    '[x](file:///etc/passwd)',
    '[x](ftp://a.b)',
    '[x](intent://a.b#Intent;end)',
    '[x](/\\evil.example)',
    '[x](https:evil.example)',
    '<ms-word:ofe|u|https://a.b/c.docx>',
    '![x](https://evil.example/pixel.gif)',
    '[x](//evil.example)',
    '<a href="javascript:x">y</a>',
    '[x](https://a.b "\\" onmouseover=alert(1) x=\\"")',
  ])('%s is shown as text and has no effect', (markdown) => {
    const { html } = renderMarkdown(markdown);
    const tags = (html.match(/<[^>]*>/g) ?? []).join('');
    expect(tags).not.toMatch(/<script|<img|"\/[/\\]/i);
    for (const [, address] of tags.matchAll(/(?:href|src)="([^"]*)"/g))
      expect(address).toMatch(/^(https?:\/\/|mailto:|tel:|\/)/);
    expect(tags.replace(/"[^"]*"/g, '')).not.toMatch(/\son\w+=/i);
  });

  it.each([
    [
      '21. yüzyılın ilk çeyreği bitti.\n\n1. Dünya Savaşı’ndan sonra.\n\n10. Yıl Marşı’nı söylüyoruz.',
      '<p>21. yüzyılın ilk çeyreği bitti.</p>\n<p>1. Dünya Savaşı’ndan sonra.</p>\n<p>10. Yıl Marşı’nı söylüyoruz.</p>\n',
    ],
    ['> 23. *Nisan*', '<blockquote>\n<p>23. <em>Nisan</em></p>\n</blockquote>\n'],
    ['2023. yılda\n2022. yılda', '<p>2023. yılda</p>\n<p>2022. yılda</p>\n'],
    [
      '- 21. yüzyıl\n- 20. yüzyıl',
      '<ul role="list">\n<li>21. yüzyıl</li>\n<li>20. yüzyıl</li>\n</ul>\n',
    ],
    [
      '1. bir\n   1. iç\n2. iki',
      '<ol>\n<li>bir\n<ol>\n<li>iç</li>\n</ol>\n</li>\n<li>iki</li>\n</ol>\n',
    ],
    [
      '> > 21. yüzyıl',
      '<blockquote>\n<blockquote>\n<p>21. yüzyıl</p>\n</blockquote>\n</blockquote>\n',
    ],
    ['3. üç\n4. dört', '<ol start="3">\n<li>üç</li>\n<li>dört</li>\n</ol>\n'],
    ['1. bir\n1. iki', '<ol>\n<li>bir</li>\n<li>iki</li>\n</ol>\n'],
    [
      '1. bir\n2. iki\n5. beş\n6. altı',
      '<ol>\n<li>bir</li>\n<li>iki</li>\n<li value="5">beş</li>\n<li>altı</li>\n</ol>\n',
    ],
    [
      '2. iki\n\n   söz\n1. bir',
      '<ol start="2">\n<li>\n<p>iki</p>\n<p>söz</p>\n</li>\n<li value="1">\n<p>bir</p>\n</li>\n</ol>\n',
    ],
  ])('shows the numbers of %j as they are typed', (markdown, html) => {
    expect(renderMarkdown(markdown).html).toBe(html);
  });

  it.each([
    ['**“Özgürlük”**ün anlamı', '<strong>“Özgürlük”</strong>ün anlamı'],
    ['**Not:**metin. *(ek)*ten', '<strong>Not:</strong>metin. <em>(ek)</em>ten'],
    ['~~(eski)~~si ve **"A"**nın', '<s>(eski)</s>si ve <strong>&quot;A&quot;</strong>nın'],
    [
      '**„Freiheit“**e, ***“üç”***ü',
      '<strong>„Freiheit“</strong>e, <em><strong>“üç”</strong></em>ü',
    ],
    [
      '**%5 ($)**i **b** ve **100 ₺**lik',
      '<strong>%5 ($)</strong>i <strong>b</strong> ve <strong>100 ₺</strong>lik',
    ],
    ['[**“a”**da](/x)', '<a href="/x"><strong>“a”</strong>da</a>'],
    ['*(*a) ve **(**b', '*(*a) ve **(**b'],
  ])('ends an emphasis before a suffix: %s', (markdown, html) => {
    expect(renderMarkdown(markdown).html).toBe(`<p>${html}</p>\n`);
  });

  it.each([
    ['[x](https://a.b/c)', 'https://a.b/c'],
    ['[x](HTTP://a.b)', 'HTTP://a.b'],
    ['<https://a.b>', 'https://a.b'],
    ['[x](mailto:a@b.example)', 'mailto:a@b.example'],
    ['<a@b.example>', 'mailto:a@b.example'],
    ['[x](tel:+902125550134)', 'tel:+902125550134'],
    ['[x](/haberler?yil=2026#ust)', '/haberler?yil=2026#ust'],
    ['[x](#madde-12)', '#madde-12'],
  ])('%s becomes a link', (markdown, href) => {
    expect(renderMarkdown(markdown).html).toContain(`href="${href}"`);
  });

  it('renders no empty paragraph in place of a picture that is not shown', () => {
    const { html } = renderMarkdown(
      'Bir.\n\n![a](http://b.example/c.png)\n![d](https://e.f/g)\n\nİki.',
    );
    expect(html).toBe('<p>Bir.</p>\n<p>İki.</p>\n');
  });

  it('reports which pictures and links are not shown, and in which line', () => {
    const text =
      'Bir\n![a](http://b.example/c.png)\n\n- [x](javascript:a)\n- [iyi](/haberler)\n\n![b](/media/a/b.webp) ![e](data:image/png;base64,AA)';
    expect(checkMarkdown(text).notShown).toEqual([
      { kind: 'picture', line: 2, address: 'http://b.example/c.png' },
      { kind: 'link', line: 4, address: 'javascript:a' },
      { kind: 'picture', line: 7, address: 'data:image/png;base64,AA' },
    ]);
    expect(checkMarkdown('![](x)\n\n'.repeat(1000)).notShown).toHaveLength(20);
  });

  it('writes only the few attributes that it needs, for any input', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(...'<>"\'=()[]!#*_`|:/- \nahrefonclick&;'),
          maxLength: 300,
        }),
        (text) => {
          const { html } = renderMarkdown(text);
          for (const [tag] of html.matchAll(/<[a-z][^>]*>/g)) {
            for (const [, name] of tag.matchAll(/\s([a-z-]+)=/g)) {
              expect([
                'href',
                'id',
                'class',
                'tabindex',
                'src',
                'alt',
                'title',
                'rel',
                'start',
                'role',
                'value',
              ]).toContain(name);
            }
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each([
    '[',
    '[a](',
    '](',
    '*a ',
    '*a_b**c ',
    '> ',
    '- > ',
    '`a``',
    '|a|b|\n|-|-|\n',
    '<a ',
    '**a*',
    '_*a',
    '![',
    '[a]: b\n',
    '[^',
    '* * ',
    '&#x41',
  ])('50,000 characters of %j take at most twenty times as long as an ordinary text', (part) => {
    const usual = repeated('Bir **söz** ve [bağ](https://a.b) ile _son_.\n\n');
    // References of notes are only looked for if there is a note.
    const hostile = `[^a]: b\n\n${repeated(part)}`;
    const render = (text: string) => () => {
      renderMarkdown(text);
      checkMarkdown(text);
    };
    // With quadratic time it would be a hundred: the footnote plugin's own rule takes ninety times as long.
    expect(costRatio(render(hostile), render(usual))).toBeLessThan(20);
  });

  it('many marks of one kind before many of another take no longer', () => {
    const [usual, hostile] = ['~', '_'].map(
      (second) => ' *a'.repeat(8000) + ` ${second}a`.repeat(8000),
    );
    const render =
      (text = '') =>
      () =>
        void renderMarkdown(text);
    expect(costRatio(render(hostile), render(usual))).toBeLessThan(20);
    expect(costRatio(render(usual), render(hostile))).toBeLessThan(20);
  });
});

const repeated = (part: string) => part.repeat(50_000 / part.length);
