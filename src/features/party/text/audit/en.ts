/** Its events, as the audit log shows them. */
export const en = {
  group: {
    party: 'Party data',
  },
  action: {
    'party-update': 'Change',
  },
  did: {
    'party-update': 'Changed the data of the party',
  },
  didTo: {
    'party-update': 'Changed the data of {{subject}}',
  },
  fields: {
    changedFields: 'Changed fields',
    'party-name': 'Party name',
    'party-shortName': 'Short name',
    'party-color': 'Main colour',
    'party-phone': 'Telephone',
    'party-email': 'E-mail',
    'party-whatsapp': 'WhatsApp line',
    'party-tagManagerId': 'Tag manager ID',
    'party-social': 'Social networks',
    'party-donation': 'Bank accounts',
  },
};
