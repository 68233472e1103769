import styles from './error-page.module.css';

interface ErrorHeadingProps {
  status: number;
  title: string;
}

/** The heading of an error page: the status in large figures, read out as a part of the sentence. */
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
