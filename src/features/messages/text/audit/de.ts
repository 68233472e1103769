export const de = {
  group: {
    message: 'Kontaktnachrichten',
  },
  action: {
    'message-update': 'Nachricht geändert',
    'message-updateMany': 'Mehrere Nachrichten geändert',
    'message-note': 'Notiz zu einer Nachricht',
    'message-reply': 'Antwort auf eine Nachricht',
    'message-delete': 'Nachricht gelöscht',
  },
  did: {
    'message-update': 'Hat eine Kontaktnachricht geändert',
    'message-updateMany': 'Hat mehrere Kontaktnachrichten geändert',
    'message-note': 'Hat die Notiz zu einer Kontaktnachricht geändert',
    'message-reply': 'Hat auf eine Kontaktnachricht geantwortet',
    'message-delete': 'Hat eine Kontaktnachricht gelöscht',
  },
  didTo: {
    'message-update': 'Hat die Nachricht {{subject}} geändert',
    'message-updateMany': 'Hat die Nachrichten {{subject}} geändert',
    'message-note': 'Hat die Notiz zur Nachricht {{subject}} geändert',
    'message-reply': 'Hat auf die Nachricht {{subject}} geantwortet',
    'message-delete': 'Hat die Nachricht {{subject}} gelöscht',
  },
};
