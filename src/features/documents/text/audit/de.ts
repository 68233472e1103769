import type { tr } from './tr.ts';

export const de: typeof tr = {
  group: {
    document: 'Dokumente',
  },
  action: {
    'document-draft': 'Entwurf begonnen',
    'document-update': 'Entwurf geändert',
    'document-upload': 'PDF hochgeladen',
    'document-publish': 'Neue Fassung',
    'document-discard': 'Entwurf gelöscht',
  },
  did: {
    'document-draft': 'Hat eine neue Fassung eines Dokuments begonnen',
    'document-update': 'Hat den Entwurf eines Dokuments geändert',
    'document-upload': 'Hat ein PDF in den Entwurf eines Dokuments hochgeladen',
    'document-publish': 'Hat eine neue Fassung eines Dokuments veröffentlicht',
    'document-discard': 'Hat den Entwurf eines Dokuments gelöscht',
  },
  didTo: {
    'document-draft': 'Hat eine neue Fassung von „{{subject}}“ begonnen',
    'document-update': 'Hat den Entwurf von „{{subject}}“ geändert',
    'document-upload': 'Hat ein PDF in den Entwurf von „{{subject}}“ hochgeladen',
    'document-publish': 'Hat eine neue Fassung von „{{subject}}“ veröffentlicht',
    'document-discard': 'Hat den Entwurf von „{{subject}}“ gelöscht',
  },
  fields: {
    'document-title': 'Titel',
    'document-summary': 'Zusammenfassung',
    'document-adoptedOn': 'Beschlossen am',
    'document-note': 'Anmerkung',
    'document-body': 'Text',
  },
};
