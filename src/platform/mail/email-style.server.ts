/** The site's colours as values, since an e-mail cannot load its design tokens. */
const FONT =
  "font-family:'Public Sans',-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const INK = 'color:#141a23';
const SOFT = 'color:#596069';
const LINK = 'color:#0053ab;text-decoration:underline';
const TEXT = `${FONT};${INK};font-size:16px;line-height:1.55`;
const SMALL = `${FONT};${SOFT};font-size:14px;line-height:1.5`;

export const STYLE = {
  ground: 'margin:0;padding:0;background-color:#fbfaf7',
  preview:
    'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px',
  sheet: 'background-color:#fbfaf7',
  margin: 'padding:32px 16px',
  page: 'max-width:560px',
  party: `${FONT};${SOFT};font-size:14px;font-weight:600;line-height:1.4;padding:0 0 16px;text-align:left`,
  /** The open corner: a line on two sides. */
  paper:
    'background-color:#ffffff;border-top:3px solid #0067cf;border-left:3px solid #0067cf;padding:28px 24px 12px;text-align:left',
  heading: `${FONT};${INK};font-size:24px;font-weight:700;line-height:1.2;margin:0 0 20px`,
  paragraph: `${TEXT};margin:0 0 16px`,
  actionRow: 'margin:8px 0 24px',
  action: 'background-color:#0067cf;border-radius:4px',
  actionLink: `${FONT};color:#ffffff;font-size:16px;font-weight:600;line-height:20px;display:inline-block;padding:12px 20px;text-decoration:none`,
  note: `${SMALL};margin:0 0 16px`,
  link: LINK,
  address: `${LINK};word-break:break-all`,
  foot: `${SMALL};padding:16px 0 0;text-align:left`,
};

/** With `!important`, since these rules must override the inline styles. */
export const DARK_STYLE = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.ground{background-color:#0a0e16!important}
.paper{background-color:#141a23!important}
.corner{border-color:#63a6ff!important}
.ink{color:#f4f2ef!important}
.soft{color:#a3a8af!important}
.link{color:#98c4ff!important}
.button{background-color:#63a6ff!important}
.on-button{color:#04060b!important}
}`;
