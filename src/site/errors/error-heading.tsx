import styles from './error-page.module.css';

interface ErrorHeadingProps {
  status: number;
  title: string;
}

/**
 * The heading of an error page. The large status number is hidden from screen readers, because the
 * heading contains it too.
 */
export function ErrorHeading({ status, title }: ErrorHeadingProps) {
  return (
    <>
      <p className={styles.numeral} aria-hidden="true">
        {status}
      </p>
      <h1>
        <span className="vh">{`${status}: `}</span>
        {title}
      </h1>
    </>
  );
}
