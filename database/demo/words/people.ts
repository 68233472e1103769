import type { Person } from '../../../src/features/people/schema.ts';

/** The duties of the demo's people in other languages, by slug; also the chair's quote. */
export const peopleWords: Record<string, Person['translations']> = {
  'defne-arikan': {
    en: {
      duty: 'Chair of the party',
      quote:
        'To govern is not to decide for people but to open the way on which they can decide themselves.',
    },
    de: {
      duty: 'Parteivorsitzende',
      quote:
        'Regieren heißt nicht, anstelle der Menschen zu entscheiden, sondern den Weg zu öffnen, auf dem sie selbst entscheiden können.',
    },
    es: {
      duty: 'Presidenta del partido',
      quote:
        'Gobernar no es decidir en lugar de las personas, sino abrir el camino para que puedan decidir.',
    },
  },
  'cemal-ozdoruk': titles('Secretary General', 'Generalsekretär', 'Secretario general'),
  'halil-erkmen': titles(
    'Head of Organisation',
    'Leiter der Parteiorganisation',
    'Secretario de Organización',
  ),
  'elif-sarper': deputy('Legal Affairs', 'Recht', 'Asuntos Jurídicos', 'f'),
  'mert-alkaya': deputy('Economic Policy', 'Wirtschaftspolitik', 'Política Económica', 'm'),
  'nesrin-tunali': deputy(
    'Family and Social Policy',
    'Familien- und Sozialpolitik',
    'Familia y Política Social',
    'f',
  ),
  'baran-yildiran': deputy('Local Government', 'Kommunalpolitik', 'Gobiernos Locales', 'm'),
  'sevgi-kocabey': deputy('Education Policy', 'Bildungspolitik', 'Política Educativa', 'f'),
  'ayca-gunesli': deputy(
    'Digital Transformation and Transparency',
    'Digitalisierung und Transparenz',
    'Transformación Digital y Transparencia',
    'f',
  ),
  'yasemin-ileri': titles(
    'Head of the Women’s Branch',
    'Leiterin der Frauenorganisation',
    'Responsable de la rama de mujeres',
  ),
  'umut-derinsu': titles(
    'Head of the Youth Branch',
    'Leiter der Jugendorganisation',
    'Responsable de la rama de jóvenes',
  ),
  'tarik-onurlu': speaker(
    'Agriculture and Rural Development',
    'Landwirtschaft und ländliche Entwicklung',
    'Agricultura y Desarrollo Rural',
    'm',
  ),
  'gulce-akinsoy': speaker(
    'Foreign Relations',
    'Auswärtige Beziehungen',
    'Relaciones Exteriores',
    'f',
  ),
  'hatice-ermis': speaker('Health Policy', 'Gesundheitspolitik', 'Política Sanitaria', 'f'),
  'levent-soysalan': speaker(
    'Transport and Infrastructure',
    'Verkehr und Infrastruktur',
    'Transporte e Infraestructuras',
    'm',
  ),
  'deniz-karacay': speaker('Environment and Climate', 'Umwelt und Klima', 'Medio Ambiente y Clima'),
  'zeynep-aybulut': speaker('Culture and the Arts', 'Kultur und Kunst', 'Cultura y Artes', 'f'),
  'kemal-gungorsun': speaker(
    'Labour and Working Life',
    'Arbeit und Arbeitswelt',
    'Trabajo y Vida Laboral',
    'm',
  ),
};

function titles(en: string, de: string, es: string): Person['translations'] {
  return { en: { duty: en }, de: { duty: de }, es: { duty: es } };
}

function deputy(en: string, de: string, es: string, sex: 'f' | 'm'): Person['translations'] {
  return titles(
    `Deputy Chair for ${en}`,
    `Stellvertretende${sex === 'm' ? 'r' : ''} Vorsitzende${sex === 'm' ? 'r' : ''} für ${de}`,
    `Vicepresident${sex === 'm' ? 'e' : 'a'} de ${es}`,
  );
}

function speaker(en: string, de: string, es: string, sex?: 'f' | 'm'): Person['translations'] {
  return titles(
    `Spokesperson of the ${en} Board`,
    `Sprecher${sex === 'm' ? '' : 'in'} des Fachgremiums ${de}`,
    `Portavoz del Comité de ${es}`,
  );
}
