export const en = {
  group: {
    message: 'Contact messages',
  },
  action: {
    'message-update': 'Message changed',
    'message-updateMany': 'Several messages changed',
    'message-note': 'Note on a message',
    'message-reply': 'Reply to a message',
    'message-delete': 'Message deleted',
  },
  did: {
    'message-update': 'Changed a contact message',
    'message-updateMany': 'Changed several contact messages',
    'message-note': 'Changed the note on a contact message',
    'message-reply': 'Replied to a contact message',
    'message-delete': 'Deleted a contact message',
  },
  didTo: {
    'message-update': 'Changed the message {{subject}}',
    'message-updateMany': 'Changed the messages {{subject}}',
    'message-note': 'Changed the note on the message {{subject}}',
    'message-reply': 'Replied to the message {{subject}}',
    'message-delete': 'Deleted the message {{subject}}',
  },
};
