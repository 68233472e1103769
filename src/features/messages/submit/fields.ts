const label = (name: string) => `contactForm:fields.${name}`;
const required = (name: string) => `contactForm:required.${name}`;

/** Text keys of the fields of the contact form, in the order of the page. */
export const CONTACT_FIELDS = {
  name: { label: label('name'), messages: { required: required('name') } },
  email: {
    label: label('email'),
    messages: { required: required('email'), wrongFormat: 'contactForm:wrongEmail' },
  },
  phone: { label: label('phone'), messages: { wrongPhone: 'contactForm:wrongPhone' } },
  topic: {
    label: label('topic'),
    messages: { required: required('topic'), notAllowed: 'contactForm:wrongTopic' },
  },
  text: {
    label: label('text'),
    messages: { required: required('text'), tooLong: 'contactForm:tooLong' },
  },
  noticeShown: { label: label('notice') },
};
