import type { Ramp } from '../color/ramp.ts';
import { xmlText } from '../markup/xml.ts';
import type { EmailBody, EmailFrame, EmailLink, EmailLogo } from './render-email.server.ts';

/** The site's colours as values, since an e-mail cannot load its design tokens. */
const FONT =
  "font-family:'Public Sans',-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

const INK = 'color:#141a23';
const SOFT = 'color:#596069';

const TEXT = `${FONT};${INK};font-size:16px;line-height:1.55`;

const SMALL = `${FONT};${SOFT};font-size:14px;line-height:1.5`;

const CONSTANT = {
  ground: 'margin:0;padding:0;background-color:#fbfaf7',
  preview:
    'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px',
  sheet: 'background-color:#fbfaf7',
  margin: 'padding:32px 16px',
  page: 'max-width:560px',
  party: `${FONT};${SOFT};font-size:14px;font-weight:600;line-height:1.4;padding:0 0 16px;text-align:left`,
  heading: `${FONT};${INK};font-size:24px;font-weight:700;line-height:1.2;margin:0 0 20px`,
  paragraph: `${TEXT};margin:0 0 16px`,
  actionRow: 'margin:8px 0 24px',
  actionLink: `${FONT};color:#ffffff;font-size:16px;font-weight:600;line-height:20px;display:inline-block;padding:12px 20px;text-decoration:none`,
  note: `${SMALL};margin:0 0 16px`,
  logo: 'display:block;border:0;border-radius:4px;margin:0 0 8px',
  foot: `${SMALL};padding:16px 0 0;text-align:left`,
};

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
  `<img src="${xmlText(src)}" width="${width}" height="${height}" alt="" class="logo" style="${style.logo}">`;

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

type EmailStyle = ReturnType<typeof styleOf>;

/** The styles of an e-mail in the party's colours. */
function styleOf(ramp: Ramp) {
  const link = `color:${ramp[700]};text-decoration:underline`;
  const [line, fill] = [`3px solid ${ramp[600]}`, ramp[600]];
  return {
    ...CONSTANT,
    /** The open corner: a line on two sides. */
    paper: `background-color:#ffffff;border-top:${line};border-left:${line};padding:28px 24px 12px;text-align:left`,
    action: `background-color:${fill};border-radius:4px`,
    link,
    address: `${link};word-break:break-all`,
  };
}

/**
 * With `!important`, since these rules must override the inline styles. On a dark ground the logo, which may
 * have any colours, is on white.
 */
const darkStyleOf = (ramp: Ramp): string => `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.ground{background-color:#0a0e16!important}
.paper{background-color:#141a23!important}
.corner{border-color:${ramp[400]}!important}
.ink{color:#f4f2ef!important}
.soft{color:#a3a8af!important}
.link{color:${ramp[300]}!important}
.button{background-color:${ramp[400]}!important}
.logo{background-color:#ffffff!important;padding:4px!important}
.on-button{color:#04060b!important}
}`;
