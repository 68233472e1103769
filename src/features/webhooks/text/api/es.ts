import type { tr } from './tr.ts';

export const es: typeof tr = {
  errors: {
    tooManyWebhooks: 'Se pueden añadir como máximo {{max}} direcciones de aviso.',
    testWaiting: 'Ya se está enviando un aviso de prueba.',
  },
  validation: {
    publicHttps: '{{field}} debe empezar por https:// y ser una dirección de la Internet pública.',
  },
  fields: {
    webhookName: 'Nombre',
    webhookUrl: 'Dirección',
    webhookEvents: 'Eventos',
  },
};
