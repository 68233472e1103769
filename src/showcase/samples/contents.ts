import type { ListItemView, ListView } from '../../features/content/views.ts';

const item = (id: string, title: string, summary: string, day: string): ListItemView => ({
  id,
  category: 'haberler',
  path: `/haberler/${id}`,
  title,
  summary,
  author: '',
  readingMinutes: 3,
  publishedAt: new Date(`${day}T09:00:00Z`),
  place: '',
  language: 'tr',
  cover: null,
  report: null,
});

const items = [
  item(
    'kiyi',
    'Kıyı hepimizin: sahil şeridini halka açan yasa teklifimiz Meclis’te',
    'Teklif, kıyıda yeni kapalı alan izni verilmesini durduruyor, eski izinleri gözden geçiriyor.',
    '2026-11-18',
  ),
  item(
    'butce',
    'Bütçeyi Meclis denetlesin',
    'Sayıştay raporlarının tümü görüşülmeden bütçe oylanmamalı.',
    '2026-11-04',
  ),
  item(
    'kongre',
    'Gençlik çalıştayı İzmir’de toplandı',
    'On yedi ilden gelen temsilciler, iki gün boyunca yerel yönetimlerde gençlerin yerini konuştu.',
    '2026-10-27',
  ),
];

/** A made-up list of contents. */
export const LIST: ListView = {
  kind: 'category',
  path: '/haberler',
  category: 'haberler',
  year: null,
  tag: null,
  years: [2026],
  total: items.length,
  page: 1,
  pages: 1,
  pageSize: 12,
  items,
  found: null,
};
