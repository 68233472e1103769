/** The files of the handbook in `tasks/`, in the order of its list. */
export const GROUPS = ['writing', 'site', 'applications', 'team', 'setup'] as const;
export type Group = (typeof GROUPS)[number];

/** The languages that the handbook is written in. */
export const HANDBOOK_LOCALES = ['tr', 'en'] as const;
export type HandbookLocale = (typeof HANDBOOK_LOCALES)[number];

/** One thing that staff do, and how. */
export interface Task {
  /** The end of its address: the same in every language. */
  slug: string;
  title: string;
  /**
   * Markdown. `{{namespace:key}}` stands for a text of the interface, so that a button has the name that
   * it has on the screen; `![…](name)` is a picture in `pictures/`.
   */
  text: string;
}

export const taskPath = (slug: string): string => `/dashboard/yardim/${slug}`;

/** The tasks of a file: each begins with `## slug: Title`. */
export const tasksIn = (file: string): Task[] =>
  [...file.matchAll(/^## ([a-z-]+): (.+)\n([\s\S]*?)(?=^## |(?![\s\S]))/gm)].map(
    ([, slug = '', title = '', text = '']) => ({ slug, title, text: text.trim() }),
  );

/** A name of the interface in a text of the handbook; the first group is its key. */
export const NAMES = /\{\{([a-zA-Z]+:[\w.-]+)\}\}/g;

/** The tasks of a page, the most usual one first, by its address; `*` stands for one part of it. */
export const TASKS_OF_PAGES: Record<string, readonly string[]> = {
  '/dashboard/blog': ['yayimla', 'word', 'duzelt', 'alternatif-metin', 'cop'],
  '/dashboard/blog/add': ['yayimla', 'ogeler', 'gorsel', 'zamanla', 'onizleme'],
  '/dashboard/blog/*/edit': ['duzelt', 'ogeler', 'gorsel', 'cevir', 'onizleme', 'ayni-anda'],
  '/dashboard/blog/*': ['duzelt', 'surum', 'onizleme'],
  '/dashboard/blog/*/history': ['surum'],
  '/dashboard/blog/calendar': ['zamanla'],
  '/dashboard/blog/trash': ['cop'],
  '/dashboard/media': ['alternatif-metin', 'gorsel'],
  '/dashboard/media/*': ['alternatif-metin', 'gorsel'],
  '/dashboard/media/alternative-texts': ['alternatif-metin'],
  '/dashboard/admin/documents': ['belge', 'tuzuk'],
  '/dashboard/admin/documents/add': ['belge'],
  '/dashboard/admin/documents/*': ['tuzuk', 'belge'],
  '/dashboard/admin/documents/*/settings': ['belge'],
  '/dashboard/admin/documents/*/draft': ['tuzuk', 'ogeler'],
  '/dashboard/admin/people': ['kisi'],
  '/dashboard/admin/people/*': ['kisi'],
  '/dashboard/admin/boards': ['kurul'],
  '/dashboard/admin/boards/*': ['kurul'],
  '/dashboard/admin/boards/*/texts': ['kurul'],
  '/dashboard/admin/opened-rights': ['yetki'],
  '/dashboard/branches': ['teskilat', 'teskilat-kapat', 'teskilat-hesap'],
  '/dashboard/branches/*': ['teskilat', 'teskilat-kapat'],
  '/dashboard/branches/*/people': ['teskilat'],
  '/dashboard/admin/meetings': ['toplanti'],
  '/dashboard/admin/meetings/*': ['toplanti'],
  '/dashboard/admin/menu': ['menu'],
  '/dashboard/pages': ['sayfa'],
  '/dashboard/pages/*': ['sayfa', 'ogeler'],
  '/dashboard/admin/pages': ['hazir-metin'],
  '/dashboard/admin/pages/*/*': ['hazir-metin', 'ogeler'],
  '/dashboard/admin/press-kit': ['basin-kiti'],
  '/dashboard/admin/redirects': ['yonlendirme'],
  '/dashboard/admin/redirects/*': ['yonlendirme'],
  '/dashboard': ['ilk-adimlar', 'yayimla', 'basvuru', 'mesaj'],
  '/dashboard/admin/setup': ['ilk-adimlar', 'demo'],
  '/dashboard/admin/setup/demo': ['demo'],
  '/dashboard/admin/party/*': ['parti'],
  '/dashboard/admin/transfer': ['aktar'],
  '/dashboard/admin/transfer/*': ['aktar'],
  '/dashboard/admin/emails': ['e-posta'],
  '/dashboard/admin/emails/*/*': ['e-posta'],
  '/dashboard/admin/health': ['saglik'],
  '/dashboard/admin/audit': ['denetim'],
  '/dashboard/admin/two-step': ['iki-adim'],
  '/dashboard/applications/list': ['basvuru', 'toplu', 'eksik-bilgi', 'uyelik'],
  '/dashboard/applications/*/details': ['basvuru', 'eksik-bilgi', 'uyelik', 'gonder'],
  '/dashboard/applications/statistics': ['gonder'],
  '/dashboard/messages': ['mesaj'],
  '/dashboard/messages/*': ['mesaj'],
  '/dashboard/privacy': ['kvkk'],
  '/dashboard/privacy/*': ['kvkk'],
  '/dashboard/users': ['davet', 'ayrilan', 'telefon'],
  '/dashboard/users/add': ['davet', 'teskilat-hesap'],
  '/dashboard/users/csv': ['teskilat-hesap'],
  '/dashboard/users/*': ['ayrilan', 'telefon'],
  '/dashboard/users/*/edit': ['ayrilan', 'teskilat-hesap'],
  '/dashboard/account': ['iki-adim', 'oturum', 'telefon'],
};

/** The slugs of the tasks of a page; empty: none. An address that is named whole comes before a pattern. */
export function tasksOf(path: string): readonly string[] {
  const parts = path.split('/');
  const fits = (pattern: string) => {
    const wanted = pattern.split('/');
    return (
      wanted.length === parts.length &&
      wanted.every((part, place) => part === '*' || part === parts[place])
    );
  };
  return (
    TASKS_OF_PAGES[path] ?? Object.entries(TASKS_OF_PAGES).find(([one]) => fits(one))?.[1] ?? []
  );
}
