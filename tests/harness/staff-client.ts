/** Sends requests of a signed-in user to a running server, as the dashboard does. */
export interface StaffClient {
  call(method: string, path: string, body?: object): Promise<Response>;
}

export const ADMIN = { ADMIN_EMAIL: 'admin@ufuk.test', ADMIN_PASSWORD: 'Deniz-Feneri-42' };

/**
 * Gives the demo's accounts of branches the password of {@link ADMIN}: nobody knows theirs. For the option
 * `before` of a demo server.
 */
export const OPEN_BRANCH_STAFF = `update users set password_hash = (select password_hash from users
  where email = '${ADMIN.ADMIN_EMAIL}') where not is_national`;

/**
 * Signs in with the first admin that {@link ADMIN} made, from the address `from` if the server
 * trusts the proxy on this machine; or with `username`, who has the same password. Throws when the
 * server refuses.
 */
export async function signInAt(
  origin: string,
  from?: string,
  username = ADMIN.ADMIN_EMAIL,
): Promise<StaffClient> {
  const reply = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(from && { 'x-forwarded-for': from }) },
    body: JSON.stringify({ username, password: ADMIN.ADMIN_PASSWORD }),
  });
  if (!reply.ok) throw new Error(`Signing in was refused: ${await reply.text()}`);
  const { accessToken } = (await reply.json()) as { accessToken: string };
  return {
    call: (method, path, body) =>
      fetch(origin + path, {
        method,
        headers: {
          authorization: `Bearer ${accessToken}`,
          ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        },
        body: body instanceof FormData ? body : body ? JSON.stringify(body) : null,
      }),
  };
}

/** The request body for published content with this title. */
export const publishedContent = (title: string) => ({
  title,
  category: 'haberler',
  body: 'Metin.',
  state: 'published',
});

/** All pages of a list of the API. */
export async function listAll<T>(staff: StaffClient, path: string): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; ; page++) {
    const reply = await staff.call('GET', `${path}?pageSize=100&page=${page}`);
    const { data } = (await reply.json()) as { data: T[] };
    all.push(...data);
    if (data.length < 100) return all;
  }
}
