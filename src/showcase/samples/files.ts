import { FILE_TYPES, type Media } from '../../features/media/schema.ts';

const file = (
  id: number,
  name: string,
  type: string,
  bytes: number,
  pages: number | null,
): Media => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  kind: 'file',
  type,
  name,
  alt: '',
  caption: '',
  credit: '',
  decorative: false,
  tags: [],
  focusX: 50,
  focusY: 50,
  width: 0,
  height: 0,
  widths: [],
  firstFrameOnly: false,
  pages,
  bytes,
  file: null,
  originalName: name,
  createdAt: '2026-11-18T11:20:00Z',
  version: 1,
});

/** Made-up files of the library. */
export const FILES: readonly Media[] = [
  file(1, 'Parti programı', FILE_TYPES.pdf, 1_482_000, 84),
  file(2, 'Üye kayıt formu', FILE_TYPES.docx, 48_000, null),
  file(
    3,
    'Yerel yönetimlerde denetim ve saydamlık çalışma grubu raporu',
    FILE_TYPES.pdf,
    962_000,
    31,
  ),
  file(4, 'Bütçe', FILE_TYPES.xlsx, 120_000, null),
];
