/** The handbook for staff; its tasks are in `tasks/`. */
export const handbook = {
  title: 'Ayuda',
  lead: 'Las tareas más frecuentes, paso a paso. Las instrucciones están en inglés.',
  find: 'Buscar en la ayuda',
  hint: '¿Qué quiere hacer?',
  none: 'Ninguna tarea contiene estas palabras.',
  found_one: '{{count}} tarea encontrada',
  found_other: '{{count}} tareas encontradas',
  here: 'Ayuda de esta página (se abre en otra pestaña)',
  onPage: 'En la página de la que viene',
  all: 'Todas las tareas',
  goneTitle: 'No existe esta página de ayuda',
  goneText: 'La dirección puede ser incorrecta o la página puede tener ahora otro nombre.',
  failedTitle: 'No se pudo cargar la ayuda',
  groups: {
    writing: 'Escribir y publicar',
    site: 'Sitio, documentos y personas',
    applications: 'Solicitudes y mensajes',
    team: 'Equipo, acceso y seguridad',
    setup: 'Instalación y sistema',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens = { handbook };
