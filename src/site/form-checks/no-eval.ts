import { config } from 'zod/v4/core';

// Imported before any schema: the content security policy forbids `eval`, which Zod would try.
config({ jitless: true });
