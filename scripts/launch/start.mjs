import { findNode, startServer } from './launch.mjs';
import { requirePackages } from './require-packages.mjs';

/** `npm start` of a release. */
requirePackages();
await startServer(findNode());
