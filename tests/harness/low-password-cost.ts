import { setPasswordCost } from '../../src/platform/password.server.ts';

/** The lowest that argon2 takes. A test whose subject is the cost sets `PASSWORD_COST`. */
setPasswordCost({ memoryCost: 8, timeCost: 1, parallelism: 1 });
