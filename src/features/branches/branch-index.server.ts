import { districtLabel } from '../../platform/branches/names.ts';
import type { BranchState } from '../../platform/branches/states.ts';
import type { Database } from '../../platform/database/client.server.ts';
import type { Invalidated } from '../../platform/page-cache/tagged-cache.server.ts';
import { PROVINCES } from '../../platform/places/provinces.ts';
import { defineSource } from '../../platform/sources.server.ts';
import { BRANCHES_TAG, type Place, type Readers } from './schema.ts';

/** A branch without what only its own page shows. */
export interface KnownBranch extends Place {
  id: string;
  state: BranchState;
  mergedInto: string | null;
  /** Whether visitors can reach it: an address, a telephone or an e-mail. */
  isReachable: boolean;
  updatedAt: Date;
}

/** A province with what is open in it. */
export interface OpenProvince {
  province: number;
  /** The branch of the province itself. */
  branch: KnownBranch | null;
  /** In the order of the alphabet. */
  districts: KnownBranch[];
}

const key = ({ province, district }: Place) => `${province} ${district ?? ''}`;
const { compare } = new Intl.Collator('tr');

/** All branches by their place, at most one for each province and district. */
export class KnownBranches {
  readonly #byId: Map<string, KnownBranch>;
  readonly #byPlace: Map<string, KnownBranch>;
  /** In the order of the alphabet, those with an open branch. */
  readonly provinces: readonly OpenProvince[];

  constructor(rows: readonly KnownBranch[]) {
    this.#byId = new Map(rows.map((row) => [row.id, row]));
    this.#byPlace = new Map(rows.map((row) => [key(row), row]));
    const open = Map.groupBy(
      rows.filter(({ state }) => state === 'open'),
      ({ province }) => province,
    );
    this.provinces = PROVINCES.flatMap(({ plate }) => {
      const found = open.get(plate);
      if (!found) return [];
      const branch = found.find(({ district }) => district === null) ?? null;
      const districts = found
        .filter(({ district }) => district !== null)
        .sort((a, b) => compare(districtLabel(a), districtLabel(b)));
      return { province: plate, branch, districts };
    });
  }

  /** Null if the party has no open branch. */
  readers(): Readers | null {
    if (this.provinces.length === 0) return null;
    const open = this.provinces.map(({ province, branch, districts }) => [
      province,
      [...(branch ? [''] : []), ...districts.map(({ district }) => district)],
    ]);
    const ended = [...this.#byId.values()].filter(({ state }) => state !== 'open');
    const instead = ended.map((branch) => {
      const reader = this.readerOf(branch);
      return [
        `${branch.province}/${branch.district ?? ''}`,
        reader && [reader.province, reader.district ?? ''],
      ];
    });
    return { open: Object.fromEntries(open), instead: Object.fromEntries(instead) };
  }

  at(place: Place): KnownBranch | null {
    return this.#byPlace.get(key(place)) ?? null;
  }

  /**
   * The open branch that reads what comes from a place, as the function `branch_of_place` of the database
   * finds it: that of the district, else of the province; what was merged leads on. Null: the party.
   */
  readerOf(place: Place): KnownBranch | null {
    const own = this.#afterMerges(this.at(place));
    if (own?.state === 'open') return own;
    const province = own?.province ?? place.province;
    const above = this.#afterMerges(this.at({ province, district: null }));
    return above?.state === 'open' ? above : null;
  }

  #afterMerges(branch: KnownBranch | null): KnownBranch | null {
    let last = branch;
    for (let steps = 0; last?.mergedInto && steps < 20; steps++)
      last = this.#byId.get(last.mergedInto) ?? null;
    return last;
  }
}

/** All branches, in memory: every address below the finder and every place in a form asks for them. */
export class BranchIndex implements Invalidated {
  readonly #db: Database;
  #known: Promise<KnownBranches> | null = null;

  constructor(db: Database) {
    this.#db = db;
  }

  async get(): Promise<KnownBranches> {
    this.#known ??= this.#read();
    const known = this.#known;
    try {
      return await known;
    } catch (error) {
      if (this.#known === known) this.#known = null;
      throw error;
    }
  }

  invalidate(tags: string[]): void {
    if (tags.includes(BRANCHES_TAG)) this.#known = null;
  }

  clear(): void {
    this.#known = null;
  }

  async #read(): Promise<KnownBranches> {
    const { rows } = await this.#db.$client.query<KnownBranch>({
      name: 'branch-index',
      text: `select id, province, district, state, merged_into as "mergedInto",
          address <> '' or phone <> '' or email <> '' as "isReachable", updated_at as "updatedAt"
        from branches`,
    });
    return new KnownBranches(rows);
  }
}

export const BRANCH_INDEX = defineSource((db) => new BranchIndex(db));
