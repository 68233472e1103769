export const es = {
  messageReply: {
    name: 'Respuesta a un mensaje',
    subject: '{{party}}: nuestra respuesta a su mensaje',
    preview: 'La respuesta al mensaje que nos envió.',
    heading: 'Nuestra respuesta a su mensaje',
    text: '{{reply}}',
    note: 'Este correo responde al mensaje que se envió el {{date}} hacia las {{time}} (hora de Turquía) con el formulario de contacto de nuestro sitio. Si no lo escribió usted, elimine este correo.',
  },
  messageArrived: {
    name: 'Mensaje sobre un tema',
    subject: '{{party}}: nuevo mensaje sobre «{{topic}}» ({{count}})',
    preview: 'Ha llegado un mensaje por el formulario de contacto.',
    heading: 'Nuevo mensaje',
    text: 'Mensajes nuevos sobre «{{topic}}» por el formulario de contacto: {{count}}. Uno de ellos llegó el {{date}} hacia las {{time}}. Puede leerlos y responderlos en el panel.',
    action: 'Abrir los mensajes',
    note: 'Este correo no contiene datos de los remitentes ni el texto. Como máximo se envía uno por hora y tema. Los administradores cambian la dirección en los datos del partido.',
  },
};
