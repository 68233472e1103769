import { newRecordCode, recordCodePattern } from '../../../platform/record-code.server.ts';

/** The code by which applicant and staff name an application: `B-7K4M-9XQ2`. */
export const CODE_PATTERN = recordCodePattern('B');

export const newCode = (): string => newRecordCode('B');
