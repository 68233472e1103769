import * as z from 'zod/mini';

const PartyName = z.object({ name: z.string(), shortName: z.string() });

/** The party's name as the server wrote it into the document; the code does not contain it. */
function readParty(): z.infer<typeof PartyName> {
  const content = document.querySelector<HTMLMetaElement>('meta[name="party"]')?.content ?? '';
  try {
    return PartyName.parse(JSON.parse(content));
  } catch {
    return { name: '', shortName: '' };
  }
}

export const party = readParty();
