import type { Stretch } from './compare-texts.ts';
import css from './comparison.module.css';

/** One of two texts, with the differences marked. */
export function ComparedText({ side, kind }: { side: Stretch[]; kind: 'theirs' | 'mine' }) {
  if (side.every(({ text }) => text === '')) return '–';
  const Mark = kind === 'theirs' ? 'del' : 'ins';
  return (
    <p className={css.text}>
      {side.map(({ text, changed }, place) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no name but their place
        changed ? <Mark key={place}>{text}</Mark> : text,
      )}
    </p>
  );
}
