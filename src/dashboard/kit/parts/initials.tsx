import { initialsOf } from '../../../platform/initials.ts';
import css from './initials.module.css';

interface InitialsProps {
  name: string;
  large?: boolean;
}

/** The letters of a name as a picture: the name itself stands beside it, and is what is read out. */
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
