import { isBuilt } from '../../scripts/built-from.mjs';

/** An old `dist` is refused: tests and pictures of it would say nothing about the sources. */
export default function requireFreshBuild(): void {
  if (!isBuilt()) throw new Error('dist is older than the sources: npm run build');
}
