export const SIGN_IN_PATH = '/auth/login';
export const HOME_PATH = '/dashboard';
export const ACCOUNT_PATH = '/dashboard/account';

/** The address of the sign-in page that leads back to `path` afterwards. */
export const signInPath = (path: string): string =>
  `${SIGN_IN_PATH}?returnTo=${encodeURIComponent(path)}`;

/**
 * Browsers read a backslash as a slash and drop control characters, so a return address may contain
 * neither.
 */
const hasOddCharacter = (value: string) =>
  [...value].some((letter) => letter === '\\' || letter < ' ');

/**
 * The address to open after the sign-in. Only addresses of this origin below the dashboard are
 * used; for any other address, which a link may contain, the overview opens.
 */
export function safeReturnTo(value: string | null, origin: string): string {
  if (!value?.startsWith('/') || value.startsWith('//') || hasOddCharacter(value)) {
    return HOME_PATH;
  }
  try {
    const url = new URL(value, origin);
    const inside = url.pathname === HOME_PATH || url.pathname.startsWith(`${HOME_PATH}/`);
    if (url.origin !== new URL(origin).origin || !inside) return HOME_PATH;
    return url.pathname + url.search + url.hash;
  } catch {
    return HOME_PATH;
  }
}

/** What the page for a new password passes to the sign-in page. */
export interface PassedOn {
  passwordSet?: boolean;
  /** The name of the user who is about to sign in. */
  username?: string;
}

/** The state of a history entry, which may have any type. */
export function readPassedOn(state: unknown): PassedOn {
  if (typeof state !== 'object' || state === null) return {};
  const { passwordSet, username } = state as Record<string, unknown>;
  return {
    ...(passwordSet === true && { passwordSet }),
    ...(typeof username === 'string' && { username }),
  };
}
