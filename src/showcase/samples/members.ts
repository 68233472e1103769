export interface Member {
  id: string;
  name: string;
  role: string;
  province: string;
  isActive: boolean;
  /** ISO 8601. */
  since: string;
}

const member = (
  id: number,
  name: string,
  role: string,
  province: string,
  isActive = true,
): Member => ({
  id: String(id),
  name,
  role,
  province,
  isActive,
  since: `2026-0${id}-14T09:30:00Z`,
});

/** Made-up records for tables. */
export const MEMBERS: readonly Member[] = [
  member(1, 'Aylin Işıkçı', 'Editör', 'İzmir'),
  member(2, 'Ozan Çağlayan', 'Yönetici', 'Ankara'),
  member(3, 'Ümmügülsüm Karahasanoğulları Büyükçolakoğlu', 'Editör', 'Afyonkarahisar'),
  member(4, 'Tuna Er', 'Kullanıcı', 'Van', false),
];
