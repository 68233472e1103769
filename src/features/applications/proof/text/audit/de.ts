export const de = {
  action: { 'application-makeProof': 'Nachweisakte erstellen' },
  did: { 'application-makeProof': 'Hat die Nachweisakte eines Antrags erstellt' },
  didTo: { 'application-makeProof': 'Hat die Nachweisakte des Antrags {{subject}} erstellt' },
};
