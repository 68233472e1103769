/** "name surname" when both exist, otherwise the username. */
export const displayName = (user: { name: string; surname: string; username: string }): string =>
  user.name && user.surname ? `${user.name} ${user.surname}` : user.username;
