import { defineConfig } from 'drizzle-kit';

/** `npm run db:generate -- --name <what-changes>` writes the next migration from the tables. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/platform/**/tables.server.ts', './src/features/**/tables.server.ts'],
  out: './database/migrations',
});
