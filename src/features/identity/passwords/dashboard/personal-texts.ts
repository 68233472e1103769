import { currentParty } from '../../../../dashboard/kit/page/party.ts';

/** Texts about the user and the party; a password must not contain any of their words. */
export const personalTexts = (user: {
  username: string;
  email: string;
  name: string;
  surname: string;
}): string[] => {
  const { name, shortName } = currentParty();
  return [user.username, user.email, user.name, user.surname, name, shortName];
};
