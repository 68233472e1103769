/** Only the server writes e-mails; these words stay out of browsers. */
export const es = {
  privacyAnswer: {
    name: 'Respuesta a una petición sobre datos',
    subject: '{{party}}: nuestra respuesta a su petición {{code}}',
    preview: 'La respuesta a su petición sobre sus datos personales.',
    heading: 'Nuestra respuesta a su petición',
    text: '{{answer}}',
    note: 'Este correo se refiere a su petición {{code}}, respondida el {{date}}. Si no está conforme con la respuesta, puede reclamar ante la autoridad de protección de datos (KVKK).',
  },
};
