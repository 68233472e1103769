import { isAllowedLink } from '../../platform/markup/allowed-link.ts';
import type { Account, Logo, Party } from './schema.ts';
import { UNNAMED_PARTY } from './unnamed-party.ts';

/** A party as it is stored: old rows do not have newer fields. */
export type StoredParty = {
  [Key in Keys]?: Party[Key] extends unknown[] | string ? Party[Key] : Partial<Party[Key]>;
} & { donation?: Partial<Party['donation']> & { iban?: string; accountName?: string } };
type Keys = Exclude<keyof Party, 'donation' | 'logo'>;

const { logo: _column, ...UNNAMED } = UNNAMED_PARTY;

/** The stored party, with empty values for missing fields. */
export function completeParty(stored: StoredParty, logo: Logo | null): Party {
  const entries = Object.entries(UNNAMED).map(([key, empty]) => {
    const value = stored[key as keyof StoredParty];
    const isGroup = typeof empty === 'object' && !Array.isArray(empty);
    return [key, isGroup ? { ...empty, ...(value as object | undefined) } : (value ?? empty)];
  });
  const party = Object.fromEntries(entries) as Party;
  const { iban, accountName, ...donation } = party.donation as typeof party.donation & {
    iban?: string;
    accountName?: string;
  };
  return {
    ...party,
    logo,
    social: onlyLinks(party.social),
    donation: { ...donation, accounts: accountsOf(stored.donation) },
  };
}

/** An address that is not allowed as a link becomes empty. */
const onlyLinks = (social: Party['social']): Party['social'] =>
  Object.fromEntries(
    Object.entries(social).map(([name, url]) => [name, isAllowedLink(url) ? url : '']),
  ) as Party['social'];

/** In earlier versions a party had a single account with only a name and a number. */
function accountsOf(donation: StoredParty['donation']): Account[] {
  if (donation?.accounts) return donation.accounts;
  const { iban, accountName = '' } = donation ?? {};
  return iban ? [{ bank: '', name: accountName, iban }] : [];
}
