export const es = {
  messageReply: {
    name: 'Respuesta a un mensaje',
    subject: '{{party}}: nuestra respuesta a su mensaje',
    preview: 'La respuesta al mensaje que nos envió.',
    heading: 'Nuestra respuesta a su mensaje',
    text: '{{reply}}',
    note: 'Este correo responde al mensaje que se envió el {{date}} hacia las {{time}} (hora de Turquía) con el formulario de contacto de nuestro sitio. Si no lo escribió usted, elimine este correo.',
  },
};
