import type { tr } from './tr.ts';

export const es: typeof tr = {
  group: {
    webhook: 'Avisos de publicación',
  },
  action: {
    'webhook-create': 'Dirección añadida',
    'webhook-update': 'Dirección modificada',
    'webhook-secret': 'Clave secreta renovada',
    'webhook-off': 'Desactivación automática',
    'webhook-delete': 'Dirección eliminada',
  },
  did: {
    'webhook-create': 'Añadió una dirección de aviso',
    'webhook-update': 'Modificó una dirección de aviso',
    'webhook-secret': 'Renovó la clave secreta de una dirección de aviso',
    'webhook-off': 'Desactivó una dirección de aviso que no responde',
    'webhook-delete': 'Eliminó una dirección de aviso',
  },
  didTo: {
    'webhook-create': 'Añadió la dirección de aviso {{subject}}',
    'webhook-update': 'Modificó la dirección de aviso {{subject}}',
    'webhook-secret': 'Renovó la clave secreta de la dirección de aviso {{subject}}',
    'webhook-off': 'Desactivó la dirección de aviso {{subject}}, que no responde',
    'webhook-delete': 'Eliminó la dirección de aviso {{subject}}',
  },
  fields: {
    webhookName: 'Nombre',
    webhookUrl: 'Dirección',
    webhookEvents: 'Eventos',
    isOn: 'Activado',
    offReason: 'Motivo de la desactivación',
  },
};
