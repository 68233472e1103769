/** Deeper nesting than in any form. */
const MAX_LEVELS = 32;
/** More fields in one object, or items in one list, than in any form. */
const MAX_PARTS = 1000;

/** Why a request's data is refused before its schema checks it. */
export type DataFault = { kind: 'tooComplex' } | { kind: 'unstorable'; name: string };

/**
 * Checks parsed JSON or a query before its schema does: it may not be nested deeply, have very many
 * parts, or contain text that PostgreSQL cannot store (NUL characters and halves of surrogate pairs).
 * It is not recursive, so that deep nesting cannot overflow the call stack.
 */
export function findDataFault(data: unknown): DataFault | null {
  const waiting: { value: unknown; name: string; level: number }[] = [
    { value: data, name: '', level: 1 },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, name, level } = next;
    if (typeof value === 'string' && !isStorable(value)) return { kind: 'unstorable', name };
    if (typeof value !== 'object' || value === null) continue;
    if (level > MAX_LEVELS) return { kind: 'tooComplex' };
    let parts = 0;
    for (const key in value) {
      if (++parts > MAX_PARTS) return { kind: 'tooComplex' };
      const part = (value as Record<string, unknown>)[key];
      waiting.push({ value: part, name: name ? `${name}.${key}` : key, level: level + 1 });
    }
  }
  return null;
}

const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed();
