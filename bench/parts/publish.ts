import { EDITOR } from '../servers/product.ts';

let token: { origin: string; value: string; until: number } | null = null;

/** Headers with the token of a signed-in user. */
export async function staffHeaders(origin: string): Promise<Record<string, string>> {
  if (token?.origin !== origin || token.until < Date.now() + 120_000) {
    const reply = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(EDITOR),
    });
    if (!reply.ok)
      throw new Error(`Signing in answered with ${reply.status}: ${await reply.text()}`);
    const session = (await reply.json()) as { accessToken: string; expiresAt: number };
    token = { origin, value: session.accessToken, until: session.expiresAt };
  }
  return { Authorization: `Bearer ${token.value}`, 'Content-Type': 'application/json' };
}

export const BODY = `Kooperatif üyeleri sulama hattının son bölümünü bu sabah açtı. ${'Hat üç köyden geçiyor ve suyu ölçerek veriyor. '.repeat(20)}

## Neden önemli

Su sayaçla verildiğinde **komşunun hakkı** da ölçülmüş olur.`;

/** Publishes an item of content through the API and returns its path. */
export async function publishContent(
  origin: string,
  category: string,
  title: string,
): Promise<string> {
  const reply = await fetch(`${origin}/api/contents`, {
    method: 'POST',
    headers: await staffHeaders(origin),
    body: JSON.stringify({ title, category, body: BODY, summary: title, state: 'published' }),
  });
  if (reply.status !== 201) {
    throw new Error(`Publishing answered with ${reply.status}: ${await reply.text()}`);
  }
  return ((await reply.json()) as { data: { path: string } }).data.path;
}
