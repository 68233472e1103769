import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const jobs: TextOf<typeof tr.jobs> = {
  title: 'Tareas fallidas',
  lead: 'Trabajos en segundo plano cuyo último intento falló. Los registros se conservan una semana.',
  listLabel: 'Tareas fallidas',
  job: 'Tarea',
  error: 'Error',
  tries: 'Intentos',
  failedAt: 'Último intento',
  next: 'Próximo intento',
  givenUp: 'Abandonada',
  retry: 'Reintentar',
  retryLabel: 'Reintentar «{{job}}»',
  retried: 'La tarea se volverá a intentar.',
  noneTitle: 'No hay tareas fallidas',
  noneText: 'Aquí aparece un correo que no se pudo enviar o una tarea que no terminó.',
  failedTitle: 'No se pudieron abrir las tareas fallidas',
  noMatchTitle: 'No hay tareas fallidas',
  noMatchText: 'Aquí aparece un correo que no se pudo enviar o una tarea que no terminó.',
  pastEndTitle: 'No hay tareas en esta página',
  pastEndText: 'La lista termina en una página anterior.',
  forbiddenTitle: 'Las tareas fallidas las ven los administradores',
  forbiddenText: 'Para abrir esta página se necesitan permisos de administrador.',
  administration:
    'Correos que no se pudieron enviar y tareas que no terminaron; sus causas y un nuevo intento.',
};

/** Its events, as the audit log shows them. */
export const audit: TextOf<typeof tr.audit> = {
  group: {
    job: 'Tareas',
  },
  action: {
    'job-retry': 'Nuevo intento',
  },
  did: {
    'job-retry': 'Hizo reintentar una tarea fallida',
  },
  didTo: {
    'job-retry': 'Hizo reintentar la tarea {{subject}}',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { jobs, audit };
