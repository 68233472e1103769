import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { viewer as tr } from './tr.ts';

export const viewer: TextOf<typeof tr> = {
  tools: 'Herramientas del documento',
  pages: 'Páginas del documento',
  page: 'Página',
  pageName: 'Página {{page}}',
  pageOf: 'Página {{page}} de {{count}}',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  zoomOut: 'Alejar',
  zoomIn: 'Acercar',
  zoomed: 'Ampliación {{percent}}',
  fitWidth: 'Ajustar al ancho',
  fitPage: 'Ajustar la página entera',
  contents: 'Índice',
  download: 'Descargar PDF',
  close: 'Cerrar el documento',
  find: 'Buscar en el documento',
  findField: 'Palabra que se busca en el documento',
  findPrevious: 'Resultado anterior',
  findNext: 'Resultado siguiente',
  findClose: 'Cerrar la búsqueda',
  findNone: 'Sin resultados',
  findCount: 'Resultado {{current}} de {{total}}',
  loading: 'Cargando el documento',
  retry: 'Reintentar',
  missing: {
    title: 'Documento no encontrado',
    text: 'No hay ningún documento en esta dirección; quizá lo haya sustituido una versión nueva. Recargue la página e inténtelo de nuevo.',
  },
  broken: {
    title: 'No se pudo leer el documento',
    text: 'Puede que el archivo esté incompleto o dañado. Inténtelo de nuevo o descargue el documento y ábralo.',
  },
  unreachable: {
    title: 'No se pudo cargar el documento',
    text: 'No se pudo contactar con el servidor. Compruebe su conexión a internet e inténtelo de nuevo.',
  },
};
