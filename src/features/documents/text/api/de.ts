import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
  errors: {
    documentUnchanged:
      'Text und PDF des Entwurfs sind dieselben wie in der geltenden Fassung; es gibt nichts zu veröffentlichen.',
  },
  validation: {
    versionTaken: 'Eine Fassung mit dieser Nummer gibt es bereits.',
    documentTextOlder:
      'Das PDF ist neu, der Text ist der der geltenden Fassung. Erneuern Sie den Text oder geben Sie an, dass er folgt.',
    adoptedLater:
      '{{field}} darf nicht nach heute liegen: Eine Fassung gilt, sobald sie veröffentlicht ist.',
  },
  fields: {
    'document-title': 'Titel',
    'document-summary': 'Zusammenfassung',
    'document-adoptedOn': 'Beschlossen am',
    'document-note': 'Anmerkung',
    'document-body': 'Text',
    'document-file': 'PDF-Datei',
  },
  success: {
    documentSaved: 'Der Entwurf wurde gespeichert.',
    documentDiscarded: 'Der Entwurf wurde gelöscht.',
    documentPublished: 'Die neue Fassung wurde veröffentlicht.',
    documentUploaded: 'Das PDF wurde dem Entwurf hinzugefügt.',
  },
  mediaUses: { document: 'Dokumentversion' },
};
