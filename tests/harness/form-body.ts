import { proofFor } from './bot-check.ts';

/** Fields of a page with values that the server wrote: the texts shown, and the token. */
const WRITTEN = ['branch', 'noticeShown', 'consentShown', 'declarationShown', 'form-token'];

/** Headers of a browser that sends a form. */
export const FORM_HEADERS = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
};

/**
 * The body of a request that sends the form of the page `html` at `path` with these typed values,
 * the hidden fields of the page, and a new proof of the bot-check, as of the time `now`. A field that
 * is undefined is left out.
 */
export async function formBody(
  path: string,
  html: string,
  { secretKey, now }: { secretKey: Buffer; now: Date },
  typed: Record<string, string | undefined>,
): Promise<string> {
  const sent = {
    ...hiddenFields(html),
    'form-bot-check': await proofFor(path, secretKey, now),
    ...typed,
  };
  const filled = Object.entries(sent).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return new URLSearchParams(filled).toString();
}

const hiddenFields = (html: string): Record<string, string> =>
  Object.fromEntries(
    WRITTEN.flatMap((name) => {
      const value = new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];
      return value === undefined ? [] : [[name, value]];
    }),
  );
