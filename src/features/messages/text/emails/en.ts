export const en = {
  messageReply: {
    name: 'Answer to a message',
    subject: '{{party}}: our reply to your message',
    preview: 'The reply to the message you sent us.',
    heading: 'Our reply to your message',
    text: '{{reply}}',
    note: 'This e-mail replies to the message that was sent through the contact form on our website on {{date}} at about {{time}} (Turkish time). If you did not write it, please delete this e-mail.',
  },
  messageArrived: {
    name: 'Message on a topic',
    subject: '{{party}}: new message on “{{topic}}” ({{count}})',
    preview: 'A message has arrived through the contact form.',
    heading: 'New message',
    text: 'New messages on “{{topic}}” through the contact form: {{count}}. One of them arrived on {{date}} at about {{time}}. Read and answer them in the dashboard.',
    action: 'Open the messages',
    note: 'This e-mail contains nothing about the senders and no text. At most one is sent in an hour for a topic. Admins change the address in the data of the party.',
  },
};
