import { customType } from 'drizzle-orm/pg-core';

/** Bytes, as `Buffer`. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
