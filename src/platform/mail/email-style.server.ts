import type { Ramp } from '../color/ramp.ts';

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
  /** On white, because a logo may have any colours. */
  logo: 'display:block;background-color:#ffffff;border:0;border-radius:4px;padding:4px;margin:0 0 8px',
  foot: `${SMALL};padding:16px 0 0;text-align:left`,
};

export type EmailStyle = ReturnType<typeof styleOf>;

/** The styles of an e-mail in the party's colours. */
export function styleOf(ramp: Ramp) {
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

/** With `!important`, since these rules must override the inline styles. */
export const darkStyleOf = (ramp: Ramp): string => `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.ground{background-color:#0a0e16!important}
.paper{background-color:#141a23!important}
.corner{border-color:${ramp[400]}!important}
.ink{color:#f4f2ef!important}
.soft{color:#a3a8af!important}
.link{color:${ramp[300]}!important}
.button{background-color:${ramp[400]}!important}
.on-button{color:#04060b!important}
}`;
