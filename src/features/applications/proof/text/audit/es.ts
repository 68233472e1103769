export const es = {
  action: { 'application-makeProof': 'Preparar un expediente de prueba' },
  did: { 'application-makeProof': 'Preparó el expediente de prueba de una solicitud' },
  didTo: { 'application-makeProof': 'Preparó el expediente de prueba de la solicitud {{subject}}' },
};
