import { initialsOf } from '../../../platform/initials.ts';
import css from './initials.module.css';

interface InitialsProps {
  name: string;
  large?: boolean;
}

/**
 * The initials of a name as a picture. Screen readers skip it, because the name itself is shown
 * beside it.
 */
export function Initials({ name, large = false }: InitialsProps) {
  return (
    <span
      className={css.initials}
      data-initials={initialsOf(name)}
      data-large={large || undefined}
      aria-hidden="true"
    />
  );
}
