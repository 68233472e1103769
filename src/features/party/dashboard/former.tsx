import { Navigate, useParams } from 'react-router';
import { PARTY_PART_NAMES, PARTY_PARTS, type PartyPart } from '../parts.ts';

/** The sections of the one form, until each part has a page. */
const SECTIONS: Partial<Record<PartyPart, string>> = {
  about: 'pages',
  boards: 'pages',
  membership: 'pages',
  donation: 'accounts',
};

/** The address of a part. */
export function PartyPartPage() {
  const { part: slug } = useParams();
  const part = PARTY_PART_NAMES.find((name) => PARTY_PARTS[name].slug === slug) ?? 'identity';
  return <Navigate replace to={`/dashboard/admin/party?section=${SECTIONS[part] ?? part}`} />;
}
