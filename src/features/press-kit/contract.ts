import * as z from 'zod/mini';
import { changed, contract, one } from '../../platform/http/contract.ts';
import { siteRight } from '../../platform/rights.ts';
import { oneLine, severalLines } from '../../platform/typed-text.ts';
import type { PrintFormat } from '../media/schema.ts';

/** The Turkish path; other languages have their prefix before it. */
export const PRESS_KIT_PATH = '/basin-kiti';
/** A chosen picture in print size. */
export const pressPicturePath = (mediaId: string, format: PrintFormat) =>
  `${PRESS_KIT_PATH}/${mediaId}/gorsel.${format}`;
/** The name of the downloaded file, without its ending. */
export const pressFileName = (mediaId: string) => `gorsel-${mediaId.slice(0, 8)}`;
/** The tag of its page. */
export const PRESS_KIT_TAG = 'press-kit';

export const PRESS_KIT_LIMITS = { boilerplate: 3000, pictures: 24, caption: 300, credit: 200 };

/** A text in every language; an empty one is shown in Turkish. */
const inEachLanguage = <Field extends z.ZodMiniType<string>>(field: Field) =>
  z.strictObject({ tr: field, en: field, de: field, es: field });

const PressPicture = z.strictObject({
  mediaId: z.uuid(),
  captions: inEachLanguage(oneLine(PRESS_KIT_LIMITS.caption)),
  /** Who took or drew it. */
  credit: oneLine(PRESS_KIT_LIMITS.credit),
});
export type PressPicture = z.infer<typeof PressPicture>;

const fields = {
  boilerplate: inEachLanguage(severalLines(PRESS_KIT_LIMITS.boilerplate)),
  pictures: z.array(PressPicture).check(z.maxLength(PRESS_KIT_LIMITS.pictures)),
};

/** What an admin enters. */
export const PressKitFields = z.strictObject(fields);
export type PressKitFields = z.infer<typeof PressKitFields>;
export type InEachLanguage = PressKitFields['boilerplate'];

/** `version` is the one that was seen; 0: nothing has been entered yet. */
const version = z.int().check(z.gte(0));
export const PressKitChange = z.strictObject({ ...fields, version });
export type PressKitChange = z.infer<typeof PressKitChange>;
export const PressKit = z.strictObject({ ...fields, version });
export type PressKit = z.infer<typeof PressKit>;

const inEach = (path: string, key: string) =>
  Object.fromEntries(['tr', 'en', 'de', 'es'].map((locale) => [`${path}.${locale}`, key]));

/** The press kit, for admins. Its contact is a part of the party's data. */
export const pressKitRoutes = contract(
  'press-kit',
  {
    right: siteRight,
    fieldNames: {
      ...inEach('boilerplate', 'pressKit-boilerplate'),
      pictures: 'pressKit-pictures',
      'pictures.*.mediaId': 'pressKit-picture',
      ...inEach('pictures.*.captions', 'pressKit-caption'),
      'pictures.*.credit': 'pressKit-credit',
    },
  },
  {
    get: {
      at: 'GET /press-kit',
      summary: 'Texts and chosen pictures of the press kit, in every language',
      reply: one(PressKit),
    },
    save: {
      at: 'PUT /press-kit',
      summary: 'Change the press kit; a picture that is left out is no longer offered',
      body: PressKitChange,
      bytes: 128 * 1024,
      reply: changed(PressKit, 'updated'),
    },
  },
);
