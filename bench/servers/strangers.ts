import { EDITOR } from './product.ts';

let networks = 0;
/** An address of another network each time: one network alone would soon be refused. */
export const elsewhere = () => `172.16.${Math.floor(++networks / 250) % 250}.${networks % 250}`;

/** Asks for a page from a network of its own. Returns the status. */
export async function visit(origin: string, path: string): Promise<number> {
  const reply = await fetch(origin + path, { headers: { 'x-forwarded-for': elsewhere() } });
  await reply.arrayBuffer();
  return reply.status;
}

/** Signs in from a network of its own, with the right password. Returns the status. */
export async function signInOnce(origin: string): Promise<number> {
  const reply = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': elsewhere() },
    body: JSON.stringify(EDITOR),
  });
  await reply.arrayBuffer();
  return reply.status;
}
