import type { Ramp } from '../color/ramp.ts';
import { xmlText } from '../markup/xml.ts';
import { darkStyleOf, type EmailStyle, styleOf } from './email-style.server.ts';
import type { EmailBody, EmailFrame, EmailLink, EmailLogo } from './render-email.server.ts';

/**
 * An e-mail as HTML that old mail programs can render, too: tables, inline styles, nothing that would
 * have to be loaded. The dark colours are in a style rule, for programs that support it.
 */
export function renderHtml(frame: EmailFrame, body: EmailBody): string {
  const { locale, party, site, ramp, logo } = frame;
  const style = styleOf(ramp);
  const { paragraph, note, quietOf, buttonOf, addressOf } = partsIn(style, ramp);
  const main = [
    `<h1 class="ink" style="${style.heading}">${xmlText(body.heading)}</h1>`,
    paragraph(body.greeting),
    ...body.text.split(/\n{2,}/).map(paragraph),
    body.action ? buttonOf(body.action) : '',
    ...body.note.split(/\n{2,}/).map(note),
    body.action ? addressOf(frame, body.action.href) : '',
    body.quiet ? quietOf(body.quiet) : '',
  ];
  return `<!doctype html>
<html lang="${locale}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${xmlText(body.subject)}</title>
<style>${darkStyleOf(ramp)}</style>
</head>
<body class="ground" style="${style.ground}">
<div style="${style.preview}">${xmlText(body.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="${style.sheet}">
<tr><td align="center" style="${style.margin}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style.page}">
<tr><td class="soft" style="${style.party}" lang="tr">${logo ? logoOf(logo, style) : ''}${xmlText(party)}</td></tr>
<tr><td class="paper corner" style="${style.paper}">
${main.filter(Boolean).join('\n')}
</td></tr>
<tr><td class="soft" style="${style.foot}">
<span lang="tr">${xmlText(party)}</span> · <a class="link" href="${xmlText(site)}" style="${style.link}">${xmlText(site.replace(/^https?:\/\//, ''))}</a>${frame.automatic && `<br>\n${xmlText(frame.automatic)}`}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const lines = (text: string) => text.split('\n').map(xmlText).join('<br>');

const logoOf = ({ src, width, height }: EmailLogo, style: EmailStyle) =>
  `<img src="${xmlText(src)}" width="${width}" height="${height}" alt="" style="${style.logo}">`;

function partsIn(style: EmailStyle, ramp: Ramp) {
  const linkOf = (href: string, label: string, look: string) =>
    `<a class="link" href="${xmlText(href)}" style="${look}">${xmlText(label)}</a>`;
  const small = (html: string) => `<p class="soft" style="${style.note}">${html}</p>`;
  return {
    paragraph: (text: string) => `<p class="ink" style="${style.paragraph}">${lines(text)}</p>`,
    note: (text: string) => text && small(lines(text)),
    quietOf: ({ label, href }: EmailLink) => small(linkOf(href, label, style.link)),
    buttonOf: ({ label, href }: EmailLink) =>
      `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${style.actionRow}"><tr><td class="button" bgcolor="${ramp[600]}" style="${style.action}"><a class="on-button" href="${xmlText(href)}" style="${style.actionLink}">${xmlText(label)}</a></td></tr></table>`,
    addressOf: (frame: EmailFrame, href: string) =>
      small(`${xmlText(frame.addressInstead)}<br>${linkOf(href, href, style.address)}`),
  };
}
