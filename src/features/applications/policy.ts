import { defineRight } from '../../platform/rights.ts';

/** Membership applications and contact messages: reading, status, note. */
export const applicationsRight = defineRight('applications', ['admin', 'editor']);
/** Showing or exporting national identity numbers, with the password again and a reason. */
export const identityNumbersRight = defineRight('identityNumbers', ['admin'], { forPeople: true });
