import { NAME_MESSAGES } from '../../../platform/person-name.ts';

const label = (name: string) => `contactForm:fields.${name}`;
const advice = (name: string) => ({ required: `contactForm:required.${name}` });

/** Text keys of the fields of the contact form, in the order of the page. */
export const CONTACT_FIELDS = {
  name: { label: label('name'), advice: advice('name'), messages: NAME_MESSAGES },
  email: {
    label: label('email'),
    advice: advice('email'),
    messages: { wrongFormat: 'contactForm:wrongEmail' },
  },
  phone: { label: label('phone'), messages: { wrongPhone: 'contactForm:wrongPhone' } },
  topic: {
    label: label('topic'),
    advice: advice('topic'),
    messages: { notAllowed: 'contactForm:wrongTopic' },
  },
  text: {
    label: label('text'),
    advice: { ...advice('text'), tooLong: 'contactForm:tooLong' },
  },
  noticeShown: { label: label('notice') },
};
