import { party } from '../../../../dashboard/kit/page/party.ts';

/** What is known of a person and of the party: no word of it may stand in a password. */
export const personalTexts = (user: {
  username: string;
  email: string;
  name: string;
  surname: string;
}): string[] => [user.username, user.email, user.name, user.surname, party.name, party.shortName];
