import css from './marks.module.css';

/** A remark in a frame beside the name of the applicant; `title` explains it. */
export function Mark({ title, children }: { title: string; children: string }) {
  return (
    <span className={css.mark} title={title}>
      {children}
    </span>
  );
}
