/**
 * Ids of the parts of a page around a rendered text: no heading gets one of them, because links and
 * scripts would lead to the wrong place.
 */
export const PAGE_IDS = [
  'alt',
  'announcer',
  'ara',
  'belge-sonrasi',
  'ekler',
  'etiketler',
  'icerik',
  'icindekiler',
  'languages',
  'menu',
  'menu-title',
  'olcum',
  'olcum-adi',
  'oteki-belgeler',
  'oteki-metinler',
  'rapor',
  'surumler',
  'toc',
];

/**
 * Gives out ids of one page, each once: `uyelik`, `uyelik-2`. Many equal headings are not slower than
 * different ones.
 */
export class FreeIds {
  /** The last number of each name. */
  readonly #last: Map<string, number>;

  constructor(taken: string[] = []) {
    this.#last = new Map(taken.map((id) => [id, 1]));
  }

  /** The wanted id, or the first free one with a number. */
  take(wanted: string): string {
    let id = wanted;
    let number = this.#last.get(wanted) ?? 0;
    do {
      number++;
      id = number === 1 ? wanted : `${wanted}-${number}`;
    } while (this.#last.has(id));
    this.#last.set(id, 1);
    this.#last.set(wanted, number);
    return id;
  }
}
