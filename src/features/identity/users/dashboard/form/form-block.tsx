import { type ReactNode, useId } from 'react';

interface FormBlockProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** A part of the form: what it is about at the side, its fields beside it. */
export function FormBlock({ title, text, children }: FormBlockProps) {
  const id = useId();
  return (
    <section className="user-block" aria-labelledby={id}>
      <div className="user-block-side">
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="user-block-main">{children}</div>
    </section>
  );
}
