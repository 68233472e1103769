import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
    '![x](https://evil.example/pixel.gif)',
    '[x](//evil.example)',
    '<a href="javascript:x">y</a>',
    '[x](https://a.b "\\" onmouseover=alert(1) x=\\"")',
  ])('%s does nothing', (markdown) => {
    const { html } = renderMarkdown(markdown);
    const tags = (html.match(/<[^>]*>/g) ?? []).join('');
    expect(tags).not.toMatch(/<script|<img|(?:javascript|vbscript|data):|"\/\//i);
    expect(tags.replace(/"[^"]*"/g, '')).not.toMatch(/\son\w+=/i);
  });

  it('writes no attribute but the few that it needs, whatever it is given', () => {
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
    '* * ',
    '&#x41',
  ])('takes little time for 50,000 characters of %j', (part) => {
    const text = part.repeat(50_000 / part.length);
    const before = process.cpuUsage();
    renderMarkdown(text);
    const { user, system } = process.cpuUsage(before);
    // A quadratic parser needs seconds here; the bound only tells the two apart.
    expect((user + system) / 1000).toBeLessThan(1000);
  });
});
