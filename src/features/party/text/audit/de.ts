/** Its events, as the audit log shows them. */
export const de = {
  group: {
    party: 'Daten der Partei',
  },
  action: {
    'party-update': 'Änderung',
  },
  did: {
    'party-update': 'Hat die Daten der Partei geändert',
  },
  didTo: {
    'party-update': 'Hat die Daten von {{subject}} geändert',
  },
  fields: {
    changedFields: 'Geänderte Felder',
    'party-name': 'Name der Partei',
    'party-shortName': 'Kurzname',
    'party-color': 'Hauptfarbe',
    'party-phone': 'Telefon',
    'party-email': 'E-Mail',
    'party-whatsapp': 'WhatsApp-Nummer',
    'party-tagManagerId': 'Tag-Manager-ID',
    'party-social': 'Soziale Netze',
    'party-donation': 'Bankkonten',
  },
};
