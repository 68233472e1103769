/** What it writes into the audit log, and the names of the fields. */
export const de = {
  action: {
    'application-addFile': 'Hinzufügen einer Datei',
    'application-openFile': 'Öffnen einer Datei',
    'application-removeFile': 'Löschen einer Datei',
  },
  did: {
    'application-addFile': 'Hat einem Antrag eine Datei hinzugefügt',
    'application-openFile': 'Hat eine Datei eines Antrags geöffnet',
    'application-removeFile': 'Hat eine Datei eines Antrags gelöscht',
  },
  didTo: {
    'application-addFile': 'Hat dem Antrag {{subject}} eine Datei hinzugefügt',
    'application-openFile': 'Hat eine Datei des Antrags {{subject}} geöffnet',
    'application-removeFile': 'Hat eine Datei des Antrags {{subject}} gelöscht',
  },
  fields: { attachment: 'Nummer der Datei' },
};
