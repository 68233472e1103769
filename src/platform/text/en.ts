import * as shared from '../i18n/shared/en.ts';
import type { TextOf } from '../i18n/texts.ts';
import type * as tr from './tr.ts';

export const platform: TextOf<typeof tr.platform> = {
  errors: {
    unauthenticated: 'You have no session, or it has ended. Please sign in.',
    forbidden: 'You are not allowed to do this.',
    notFound: 'What you are looking for was not found.',
    conflict: 'Somebody else has changed this since you opened it.',
    keyDestroyed:
      'The encryption key of this record was destroyed. It cannot be read or changed, only deleted.',
    invalid: 'Some fields need correcting.',
    tooManyRequests: 'Too many attempts. Try again in {{wait}}.',
    tooLarge: 'What was sent is too large.',
    unsupportedType: 'This content type is not accepted.',
    badRequest: 'The request could not be read.',
    tooComplex: 'The request has too many fields, or nests them too deeply.',
    addressTooLong: 'The request address is too long.',
    bodyNotObject: 'The request body must be a JSON object.',
    storageFull:
      'The server has no disk space left. Your work is still on this page; tell an administrator and try again later.',
    unavailable: 'The service is not available right now. Please try again in a moment.',
    internal: 'Something went wrong.',
    issuerMismatch: '400: Issuer mismatch, currently using {{issuer}}',
    twoStepRequired:
      'Two-step sign-in is required for your role. Set it up in your account to continue.',
    passwordConfirmationNeeded: 'This needs your password again.',
    botCheckUsed:
      'This security check was used before. Your entries are still here; send the form again.',
  },
  validation: {
    required: shared.required,
    tooShort: shared.tooShort,
    tooLong: shared.tooLong,
    tooComplex:
      '{{field}} is too complex to be processed. Please use fewer nested lists and repeated marks.',
    tooSmall: '{{field}} must be at least {{min}}.',
    tooBig: '{{field}} must be at most {{max}}.',
    notAllowed: 'This value is not allowed for {{field}}.',
    wrongFormat: '{{field}} is not in a valid format.',
    nameLetters: 'Names consist of letters only.',
    nameAlphabets: 'Write each word of a name in one alphabet.',
    nameStop: 'In names, leave a space after a full stop: M. Kemal.',
    nameLink: 'Names cannot contain a web address.',
    controlCharacters: shared.controlCharacters,
    wrongType: '{{field}} is not of the expected type.',
    unknownPlaceholder: '“{{placeholder}}” in {{field}} is not known. You can use: {{known}}.',
    brokenPlaceholder: 'In {{field}} the double braces do not match or hold more than a name.',
    unknownField: 'Unknown field.',
  },
  fields: {
    version: 'Version',
    page: 'Page',
    pageSize: 'Page size',
    sort: 'Sorting',
    q: 'Search',
    id: 'Id',
    file: 'File',
    other: 'This field',
  },
  success: {
    created: 'Saved successfully.',
    updated: 'Updated successfully.',
    deleted: 'Deleted successfully.',
  },
  email: {
    greeting: 'Dear {{name}},',
    addressInstead: 'If the button does not work, paste this address into your browser:',
    automatic: 'This e-mail was sent automatically; please do not reply.',
  },
};
