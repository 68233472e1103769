import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.server.ts';
import { pageOfVideo, playerOfVideo, videoAt } from './video-address.ts';

const ID = 'a_B-c1D2e3F';

describe('the address of a video', () => {
  it.each([
    [`https://www.youtube.com/watch?v=${ID}`, { site: 'youtube', id: ID }],
    [`http://m.youtube.com/watch?list=x&v=${ID}&t=1m30s`, { site: 'youtube', id: ID, start: 90 }],
    [`https://youtu.be/${ID}?si=abc&t=42`, { site: 'youtube', id: ID, start: 42 }],
    [`https://youtube.com/shorts/${ID}`, { site: 'youtube', id: ID }],
    [`https://www.youtube.com/live/${ID}?feature=share`, { site: 'youtube', id: ID }],
    [`https://www.youtube-nocookie.com/embed/${ID}?start=7`, { site: 'youtube', id: ID, start: 7 }],
    ['https://vimeo.com/123456789', { site: 'vimeo', id: '123456789' }],
    [
      'https://vimeo.com/123456789/abcdef0123',
      { site: 'vimeo', id: '123456789', key: 'abcdef0123' },
    ],
    [
      'https://player.vimeo.com/video/123456789?h=abcdef0123&dnt=1',
      { site: 'vimeo', id: '123456789', key: 'abcdef0123' },
    ],
  ])('%s', (address, video) => expect(videoAt(address)).toEqual(video));

  it.each([
    'https://www.youtube.com/',
    'https://www.youtube.com/@kanal',
    'https://www.youtube.com/playlist?list=PL123',
    `https://youtu.be/${ID}x`,
    `https://youtu.be/${ID}/../..`,
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://evil.example/watch?v=${ID}`,
    `https://www.youtube.com@evil.example/watch?v=${ID}`,
    `https://user:pass@www.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com:8443/watch?v=${ID}`,
    `javascript:https://youtu.be/${ID}`,
    `//youtu.be/${ID}`,
    `https://youtu.be/${ID} x`,
    'https://youtu.be/"onerror=al',
    'https://vimeo.com/channels/staffpicks',
    'https://vimeo.com/12345/<script>',
  ])('%s is none', (address) => expect(videoAt(address)).toBeNull());

  it('leads to a page for people and to a player that writes little', () => {
    const [youtube, vimeo] = [
      `https://youtu.be/${ID}?t=9`,
      'https://vimeo.com/123456/abcdef01',
    ].map((address) => videoAt(address));
    if (!youtube || !vimeo) throw new Error('no video');
    expect(pageOfVideo(youtube)).toBe(`https://www.youtube.com/watch?v=${ID}&t=9`);
    expect(playerOfVideo(youtube)).toBe(
      `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&rel=0&start=9`,
    );
    expect(videoAt(pageOfVideo(vimeo))).toEqual(vimeo);
    expect(playerOfVideo(vimeo)).toBe(
      'https://player.vimeo.com/video/123456?h=abcdef01&dnt=1&autoplay=1',
    );
  });
});

describe('a video in a text', () => {
  const address = `https://www.youtube.com/watch?v=${ID}`;
  const plate = (inside: string) =>
    `<figure class="video"><a href="${address}" rel="noopener external">${inside}<span class="video-site">YouTube</span></a></figure>\n`;

  it.each([
    [`https://youtu.be/${ID}`, ''],
    [`<https://youtu.be/${ID}>`, ''],
    [`[Kongre **konuşması**](${address})`, '<span class="video-title">Kongre konuşması</span>'],
    [
      `[![Kürsü](/media/a/b.webp)](${address})`,
      '<img src="/media/a/b.webp" alt="Kürsü" loading="lazy">',
    ],
    [`[![Kürsü](https://a.example/b.png)](${address})`, ''],
  ])('%s is a plate that links to it', (markdown, inside) => {
    expect(renderMarkdown(markdown).html).toBe(plate(inside));
  });

  it.each([
    `Bakın: ${address}`,
    `[a](${address}) ve söz`,
    `- https://youtu.be/${ID}`,
    `\`${address}\``,
  ])('%s is not', (markdown) => expect(renderMarkdown(markdown).html).not.toContain('figure'));
});
