import { elements } from './elements/es.ts';
import { parts } from './parts/es.ts';

export const es = {
  name: 'Componentes',
  code: {
    title: 'Código',
    copy: 'Copiar el código',
  },
  sections: {
    'data-display': 'Presentación de datos',
    lists: 'Listas',
  },
  worlds: {
    dashboard: 'Panel de administración',
    site: 'Páginas públicas',
  },
  states: {
    conflict: 'Conflicto',
    default: 'Normal',
    disabled: 'Desactivado',
    empty: 'Vacío',
    failed: 'Error',
    forbidden: 'Sin permiso',
    loading: 'Cargando',
    long: 'Palabras largas',
    many: 'Muchos elementos',
    noMatch: 'Sin coincidencias',
    one: 'Un elemento',
  },
  pages: {
    start: {
      title: 'Resumen',
      lead: 'Las piezas del sitio y del panel, en todos sus estados y con su código.',
    },
    colors: {
      title: 'Colores',
      lead: 'Las funciones de los colores, sus tonos y los signos de estado.',
    },
    typography: {
      title: 'Tipografía',
      lead: 'Títulos, tamaños de texto y textos largos.',
    },
    buttons: {
      title: 'Botones',
      lead: 'Cuatro tipos de botón, iconos y menús.',
    },
    inputs: {
      title: 'Campos',
      lead: 'Todo lo que se escribe, se elige y se busca.',
    },
    forms: {
      title: 'Formularios',
      lead: 'Validación, guardado y cómo se muestran los errores.',
    },
    modals: {
      title: 'Diálogos',
      lead: 'Confirmación, eliminación, formularios breves y avisos.',
    },
    charts: {
      title: 'Gráficos',
      lead: 'Mapa, columnas y barras.',
    },
    detailLists: {
      title: 'Listas de detalles',
      lead: 'Los datos y el historial de un solo registro.',
    },
    quickStats: {
      title: 'Cifras clave',
      lead: 'Los números más importantes de un asunto.',
    },
    tables: {
      title: 'Tablas',
      lead: 'Orden, selección, páginas y estados vacíos.',
    },
    gridLists: {
      title: 'Listas en cuadrícula',
      lead: 'Elementos iguales, uno junto a otro.',
    },
    groupedLists: {
      title: 'Listas agrupadas',
      lead: 'Elementos reunidos bajo títulos.',
    },
  },
  examples: { ...elements, ...parts },
};
