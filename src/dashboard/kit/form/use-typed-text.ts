import { useState } from 'react';

interface TypedTextOptions {
  value: string;
  onChange: (value: string) => void;
  show: (value: string) => string;
  /** The value of a typed text; a text without one is a value itself, so that it stays. */
  read: (text: string) => string;
}

interface Typed {
  text: string;
  value: string;
  /** The value before, until the new one has come back; an owner that refuses it keeps this one. */
  over: string | null;
  isLeft: boolean;
}

/**
 * The text of a field whose value is written otherwise: it stays as it is typed until the field is
 * left, and then it is written as `show` writes it. A value from outside replaces it.
 */
export function useTypedText({ value, onChange, show, read }: TypedTextOptions) {
  const [typed, setTyped] = useState<Typed | null>(null);
  if (typed && typed.over !== null && typed.value === value) setTyped({ ...typed, over: null });
  const own = typed && (typed.value === value || typed.over === value) ? typed : null;
  return {
    text: own && !own.isLeft ? own.text : show(own?.value ?? value),
    /** What is in the field, also if the owner has not taken it. */
    current: own?.value ?? value,
    isTyping: own !== null && !own.isLeft,
    type(text: string): void {
      const next = read(text);
      setTyped({ text, value: next, over: value, isLeft: false });
      if (next !== value) onChange(next);
    },
    leave: () => setTyped(own && { ...own, isLeft: true }),
    /** Takes a value that was not typed. */
    choose(next: string): void {
      setTyped(null);
      if (next !== value) onChange(next);
    },
  };
}
