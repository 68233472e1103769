import { xmlText } from '../markup/xml.ts';
import { DARK_STYLE, STYLE } from './email-style.server.ts';
import type { EmailBody, EmailFrame, EmailLink } from './render-email.server.ts';

/**
 * An e-mail as HTML that old mail programs can render, too: tables, inline styles, nothing that would
 * have to be loaded. The dark colours are in a style rule, for programs that support it.
 */
export function renderHtml(frame: EmailFrame, body: EmailBody): string {
  const { locale, party, site } = frame;
  const main = [
    `<h1 class="ink" style="${STYLE.heading}">${xmlText(body.heading)}</h1>`,
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
<style>${DARK_STYLE}</style>
</head>
<body class="ground" style="${STYLE.ground}">
<div style="${STYLE.preview}">${xmlText(body.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="${STYLE.sheet}">
<tr><td align="center" style="${STYLE.margin}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${STYLE.page}">
<tr><td class="soft" style="${STYLE.party}" lang="tr">${xmlText(party)}</td></tr>
<tr><td class="paper corner" style="${STYLE.paper}">
${main.filter(Boolean).join('\n')}
</td></tr>
<tr><td class="soft" style="${STYLE.foot}">
<span lang="tr">${xmlText(party)}</span> · <a class="link" href="${xmlText(site)}" style="${STYLE.link}">${xmlText(site.replace(/^https?:\/\//, ''))}</a>${frame.automatic && `<br>\n${xmlText(frame.automatic)}`}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const lines = (text: string) => text.split('\n').map(xmlText).join('<br>');
const paragraph = (text: string) => `<p class="ink" style="${STYLE.paragraph}">${lines(text)}</p>`;
const note = (text: string) => text && `<p class="soft" style="${STYLE.note}">${lines(text)}</p>`;

const quietOf = ({ label, href }: EmailLink) =>
  `<p class="soft" style="${STYLE.note}"><a class="link" href="${xmlText(href)}" style="${STYLE.link}">${xmlText(label)}</a></p>`;

const buttonOf = ({ label, href }: EmailLink) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${STYLE.actionRow}"><tr><td class="button" bgcolor="#0067cf" style="${STYLE.action}"><a class="on-button" href="${xmlText(href)}" style="${STYLE.actionLink}">${xmlText(label)}</a></td></tr></table>`;

const addressOf = (frame: EmailFrame, href: string) =>
  `<p class="soft" style="${STYLE.note}">${xmlText(frame.addressInstead)}<br><a class="link" href="${xmlText(href)}" style="${STYLE.address}">${xmlText(href)}</a></p>`;
