import type { TextOf } from '../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
  label: 'Buscar en los artículos',
  submit: 'Buscar',
  title: 'Búsqueda',
  titleOf: 'Búsqueda de «{{typed}}»',
  lead: 'Primero lo que coincide en el título; siempre de lo más nuevo a lo más antiguo.',
  unit_one: 'resultado',
  unit_other: 'resultados',
  atLeast: 'al menos',
  results: 'Resultados',
  instead: '«{{from}}» no aparece en ningún artículo; se muestran los resultados de «{{to}}».',
  beginning:
    '«{{word}}» no aparece en ningún artículo; se muestran los resultados de palabras que empiezan por «{{word}}».',
  noFurther:
    'Solo se muestran los primeros {{count}} resultados. Añada una palabra para acotar la búsqueda.',
  everywhere: 'Buscar sin filtros',
  noMatch: {
    title: 'Ningún artículo coincide con su búsqueda',
    spelling: 'Revise la ortografía.',
    fewer: 'Use menos palabras o palabras más generales.',
    filters: 'Quite los filtros de categoría y año.',
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
