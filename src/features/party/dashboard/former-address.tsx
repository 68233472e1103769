import { Navigate, useSearchParams } from 'react-router';
import { type PartyPart, partyPartPath } from '../parts.ts';

/** The sections of the one form that the parts have replaced. */
const SECTIONS: Record<string, PartyPart> = {
  look: 'look',
  contact: 'contact',
  social: 'social',
  accounts: 'donation',
  home: 'about',
  pages: 'about',
  measurement: 'measurement',
};

/** The address of all data of the party leads to the part that its parameters name, or to the first. */
export function FormerAddress() {
  const [params] = useSearchParams();
  const part = SECTIONS[params.get('section') ?? ''] ?? 'identity';
  const language = params.get('language');
  const search = language ? `?${new URLSearchParams({ language })}` : '';
  return <Navigate replace to={partyPartPath(part) + search} />;
}
