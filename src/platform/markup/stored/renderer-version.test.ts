import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { renderMarkdown } from '../markdown.server.ts';
import { RENDERER_VERSION } from './renderer-version.ts';

const ID = '0b5c9d1e-7a3f-4c21-9e88-5d2f6a7b8c90';
/** Every kind of part that the renderer knows. */
const SAMPLE = `# Bir

Söz **koyu** *eğik* ~~silik~~ \`kod\` [iç](/haberler) [dış](https://a.example/) dipnot[^1].
Yeni satır\\
kırık

## Menü

![Kıyı](/media/${ID}/1280.webp "Yazı")

![](/media/${ID}/1280.webp#decorative)

![a](/media/${ID}/1280.webp) ![b](/media/${ID}/1280.webp)

> Söz.
>
> — Kaynak

> Söz.
>
> — [Gazete](https://a.example/)

https://www.youtube.com/watch?v=dQw4w9WgXcQ

- a
- b

1. a
2. b

| a | b |
|---|--:|
| 1 | 2 |

\`\`\`
<b>
\`\`\`

---

<b>HTML</b> ![x](https://a.example/b.png) [kötü](javascript:x)

[^1]: Not.
`;

it('the version of the renderer is increased when its HTML changes', () => {
  const pictures = new Map([[ID, { width: 1400, height: 900, widths: [320, 960, 1400] }]]);
  const { html, headings } = renderMarkdown(SAMPLE, pictures);
  const checksum = createHash('sha256')
    .update(JSON.stringify([html, headings]))
    .digest('hex');
  // After a change of the HTML: increase RENDERER_VERSION, then write both values here. Otherwise
  // stored texts keep their former HTML until they are saved.
  expect([RENDERER_VERSION, checksum.slice(0, 16)]).toEqual([4, 'e0c865ec42f7883e']);
});
