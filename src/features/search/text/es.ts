import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const search: TextOf<typeof tr.search> = {
  label: 'Buscar en el sitio',
  submit: 'Buscar',
  title: 'Búsqueda',
  titleOf: 'Búsqueda de «{{typed}}»',
  lead: 'Los resultados más relevantes aparecen primero.',
  atLeast: 'al menos',
  results: 'Resultados',
  instead: 'Resultados de «{{to}}»; ha buscado: «{{from}}»',
  beginning: 'Resultados de palabras que empiezan por «{{word}}»; ha buscado: «{{word}}»',
  noFurther:
    'Solo se muestran los primeros {{count}} resultados. Añada una palabra para acotar la búsqueda.',
  everywhere: 'Buscar sin filtros',
  archive: {
    also: 'Buscar también en el archivo ({{found}})',
    search: 'Buscar también en el archivo',
    without: 'Buscar sin el archivo',
    mark: 'Archivo',
  },
  entries: {
    label: 'Encontrado fuera de los artículos',
    page: 'Página',
    pages: 'Páginas',
    documents: 'Documentos del partido',
    people: 'Personas',
    meetings: 'Reuniones',
    contents: 'Artículos',
    all: 'Todos',
    best: 'Mejor resultado',
    back: 'Todos los resultados',
  },
  noMatch: {
    meant: 'Quizá busca:',
    title: 'Ningún artículo coincide con su búsqueda',
    spelling: 'Revise la ortografía.',
    fewer: 'Use menos palabras o palabras más generales.',
    filters: 'Quite los filtros de categoría y año.',
    archived_one: 'En el archivo hay {{found}} resultado.',
    archived_other: 'En el archivo hay {{found}} resultados.',
  },
  faults: {
    empty: {
      title: '¿Qué busca?',
      text: 'Escriba una palabra. Las palabras entre comillas se buscan juntas; una palabra precedida de un signo menos se excluye de los resultados.',
    },
    noLetters: {
      title: '¿Qué busca?',
      text: 'La búsqueda debe contener letras o números.',
    },
    onlyExcluded: {
      title: '¿Qué busca?',
      text: 'Solo ha escrito palabras que se excluyen. Añada también una palabra que buscar.',
    },
    tooLong: {
      title: 'La búsqueda es demasiado larga',
      text: 'Puede buscar con un máximo de {{letters}} caracteres. Redúzcala a unas pocas palabras.',
    },
    tooShort: {
      title: 'La búsqueda es demasiado corta',
      text: 'Escriba una palabra de al menos dos letras.',
    },
    commonWords: {
      title: 'Solo ha escrito palabras muy frecuentes',
      text: 'Palabras como «ve», «için» o «the» están en casi todos los artículos y no se buscan. Añada un nombre o un tema.',
    },
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = {};
