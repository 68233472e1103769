import { SETTINGS, SETTINGS_KEY } from './settings.ts';

const rules = Object.entries(SETTINGS).map(([field, { attribute, values }]) => [
  field,
  attribute,
  values.slice(1),
]);

/**
 * Runs before the first paint, so that a visitor's own settings never flash. The document comes
 * with the defaults; only a stored value that is one of the others replaces one of them. Strict
 * comparison: `"true"` is not `true`.
 */
const settingsScript = `(function(e,s){e.setAttribute("data-js","");try{s=JSON.parse(localStorage.getItem(${JSON.stringify(SETTINGS_KEY)}))||{}}catch(_){s={}}${JSON.stringify(rules)}.forEach(function(r){r[2].indexOf(s[r[0]])<0||e.setAttribute(r[1],s[r[0]])})})(document.documentElement)`;

/** The exact texts of the inline scripts, for the hashes of the content security policy. */
export const INLINE_SCRIPTS: string[] = [settingsScript];
