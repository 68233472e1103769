import { SETTINGS, SETTINGS_KEY } from '../../ui/settings.ts';
import { FONTS_KEY } from '../fonts.ts';

const rules = Object.entries(SETTINGS).map(([field, { attribute, values }]) => [
  field,
  attribute,
  values,
]);

/**
 * Runs before the first paint, so that the page is never painted with other settings than the
 * visitor's. Only this script changes the settings of the document, on the public site and in the
 * dashboard: `show` sets the attributes of `<html>`, `read` reads the stored values, `appSettings`
 * changes them. Values are compared strictly: `"true"` is not `true`, and an unknown value becomes
 * the default.
 *
 * It reads the values again when another tab has stored some, when the browser restores the page
 * from its back/forward cache, and when a prerendered page is shown.
 */
const settingsScript = `((d,k,R)=>{
let e=d.documentElement,
show=s=>R.forEach(([f,a,v])=>e.setAttribute(a,v.includes(s[f])?s[f]:v[0])),
read=s=>{try{s=JSON.parse(localStorage.getItem(k))}catch{s=0}show(s||{})};
appSettings=c=>{let s=c===null?{}:Object.assign(Object.fromEntries(R.map(([f,a,v])=>[f,v.find(x=>x+""==e.getAttribute(a))])),c);
if(c!==undefined){show(s);try{c?localStorage.setItem(k,JSON.stringify(s)):localStorage.removeItem(k)}catch{}}
return c===null?appSettings():s};
e.dataset.js=navigator.share?"share":"";read();
for(let n of["storage","pageshow"])addEventListener(n,read);
d.addEventListener("prerenderingchange",read)
})(document,${JSON.stringify(SETTINGS_KEY)},${JSON.stringify(rules)})`;

/** A phone uses our font of running text when it is in its cache; see `browser/fonts.ts`. */
const fontsScript = `try{localStorage.getItem(${JSON.stringify(FONTS_KEY)})&&(document.documentElement.dataset.fonts="")}catch{}`;

/** Until the first paint is on the screen, in ms. Every page works without the script. */
const AFTER_PAINT_MS = 100;

/**
 * Starts the script of the pages after the first paint, which it would delay, under a policy with
 * `strict-dynamic`: a script added by a script with a trusted hash may run, but a script element of the
 * document may not.
 */
export const startScript = (address: string): string =>
  `addEventListener("DOMContentLoaded",()=>requestAnimationFrame(()=>setTimeout(()=>{let s=document.createElement("script");s.type="module";s.src=${JSON.stringify(address)};document.head.append(s)},${AFTER_PAINT_MS})))`;

/** The exact texts of the inline scripts, for the hashes in the content security policy. */
export const INLINE_SCRIPTS: string[] = [settingsScript, fontsScript];

/** The element of our own script, which is not escaped. */
export const inlineScript = (text: string): string => `<script>${text}</script>`;
