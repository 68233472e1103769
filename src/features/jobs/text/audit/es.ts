/** Its events, as the audit log shows them. */
export const es = {
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
