export const en = {
  messageReply: {
    name: 'Answer to a message',
    subject: '{{party}}: our reply to your message',
    preview: 'The reply to the message you sent us.',
    heading: 'Our reply to your message',
    text: '{{reply}}',
    note: 'This e-mail replies to the message that was sent through the contact form on our website on {{date}} at about {{time}} (Turkish time). If you did not write it, please delete this e-mail.',
  },
};
