import { SETTINGS, SETTINGS_KEY } from '../../ui/settings.ts';
import { FONTS_KEY } from '../fonts.ts';

const rules = Object.entries(SETTINGS).map(([field, { attribute, values }]) => [
  field,
  attribute,
  values,
]);

/**
 * Runs before the first paint, so that a visitor's own settings never flash. It owns the settings
 * of the document and is the only one to do so, in both halves of the site: `show` puts values on
 * `<html>`, `read` takes the stored ones, `appSettings` changes them. Comparison is strict, so that
 * `"true"` is not `true`, and what is no known value becomes the default.
 *
 * It reads again when another tab has stored something, and when a page comes back from the
 * browser's memory or was prerendered.
 */
const settingsScript = `((d,k,R)=>{
let e=d.documentElement,
show=s=>R.forEach(([f,a,v])=>e.setAttribute(a,v.includes(s[f])?s[f]:v[0])),
read=s=>{try{s=JSON.parse(localStorage.getItem(k))}catch{s=0}show(s||{})};
appSettings=c=>{let s=c===null?{}:Object.assign(Object.fromEntries(R.map(([f,a,v])=>[f,v.find(x=>x+""==e.getAttribute(a))])),c);
if(c!==undefined){show(s);try{c?localStorage.setItem(k,JSON.stringify(s)):localStorage.removeItem(k)}catch{}}
return c===null?appSettings():s};
e.dataset.js="";read();
for(let n of["storage","pageshow"])addEventListener(n,read);
d.addEventListener("prerenderingchange",read)
})(document,${JSON.stringify(SETTINGS_KEY)},${JSON.stringify(rules)})`;

/** On a phone our fonts are used once they are in its cache; see `browser/fonts.ts`. */
const fontsScript = `try{localStorage.getItem(${JSON.stringify(FONTS_KEY)})&&(document.documentElement.dataset.fonts="")}catch{}`;

/**
 * Starts the pages' script where the policy says `strict-dynamic`: what a script that is named by
 * its hash adds is allowed, what the document itself asks for is not.
 */
export const startScript = (address: string): string =>
  `addEventListener("DOMContentLoaded",()=>{let s=document.createElement("script");s.type="module";s.src=${JSON.stringify(address)};document.head.append(s)})`;

/** The exact texts of the inline scripts, for the hashes of the content security policy. */
export const INLINE_SCRIPTS: string[] = [settingsScript, fontsScript];
