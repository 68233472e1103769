import type { Person } from '../../features/people/schema.ts';

const person = (slug: string, name: string, duty: string, province: string): Person => ({
  slug,
  name,
  duty,
  province,
  quote: '',
  translations: {},
  boards: ['executive'],
  inlineSvg: '',
  portrait: null,
});

/** Made-up people; people without a portrait are shown with their initials. */
export const PEOPLE: readonly Person[] = [
  person('aylin-isikci', 'Aylin Işıkçı', 'Genel Sekreter', 'İzmir'),
  person('ozan-caglayan', 'Ozan Çağlayan', 'Teşkilat Başkanı', 'Ankara'),
  person(
    'ummugulsum',
    'Ümmügülsüm Karahasanoğulları',
    'Yerel Yönetimler Başkanı',
    'Afyonkarahisar',
  ),
  person('tuna-er', 'Tuna Er', 'Sayman', 'Van'),
];
