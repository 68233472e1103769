/** Only the server writes e-mails; these words stay out of browsers. */
export const en = {
  privacyAnswer: {
    name: 'Answer to a data request',
    subject: '{{party}}: our answer to your request {{code}}',
    preview: 'The answer to your request about your personal data.',
    heading: 'Our answer to your request',
    text: '{{answer}}',
    note: 'This e-mail is about your data request {{code}}, which was answered on {{date}}. If you are not satisfied with our answer, you can complain to the Personal Data Protection Board.',
  },
};
