import styles from './error-page.module.css';
/** An empty road to the horizon. Inline, so that it has the colours of the visitor's theme. */
export function ErrorArt() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 1200 800"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d="M0 0h1200v800h-1200z" fill="var(--p-700)" />
      <path d="M416.1 430A210 210 0 0 1 836.1 430Z" fill="var(--warning-200)" />
      <path
        d="M0 430L0 330L150 240L260 320L350 280L500 430ZM720 430L860 300L950 350L1090 220L1200 320L1200 430Z"
        fill="var(--p-400)"
      />
      <path d="M0 430h1200v370h-1200z" fill="var(--p-800)" />
      <path d="M612.1 430L640.1 430L1056.1 800L196.1 800Z" fill="var(--p-950)" />
      <path
        d="M624 430.9L628.1 430.9L628.3 435.4L623.9 435.4ZM623.4 446.1L628.7 446.1L629.3 459.5L622.9 459.5ZM622 481.7L630.2 481.7L631.1 504.7L621.1 504.7ZM619.7 538.8L632.5 538.8L633.8 571.8L618.3 571.8ZM616.4 618.3L635.7 618.3L637.5 661.6L614.7 661.6ZM612.3 720.8L639.9 720.8L642 774.6L610.1 774.6ZM614.1 430L612.1 430L214.1 800L246.1 800ZM638.1 430L640.1 430L1038.1 800L1006.1 800Z"
        fill="var(--warning-200)"
      />
      <path
        d="M14.9 278.1h18.4v437.5h-18.4zM-32 309.6h110.2v12.2h-110.2zM306.1 332.5h9v237.5h-9zM283.1 349.6h54v6h-54zM451.7 372.2h4.3v125h-4.3zM440.6 381.2h25.9v3h-25.9zM524.5 395.8h4v65h-4zM519.4 400.5h11.9v3h-11.9zM1176.1 650C1116.1 584 1140.1 434 1176.1 350C1212.1 434 1236.1 584 1176.1 650ZM951.1 560C917.1 522.6 930.7 437.6 951.1 390C971.5 437.6 985.1 522.6 951.1 560ZM826.1 510C806.1 488 814.1 438 826.1 410C838.1 438 846.1 488 826.1 510Z"
        fill="var(--p-950)"
      />
      <path
        d="M60 500h140v9h-140zM40 560h90v9h-90zM980 700h180v9h-180zM1040 760h160v9h-160zM120 700h120v9h-120z"
        fill="var(--p-400)"
      />
      <path
        d="M470 130a21.6 21.6 0 0 1 30.6 9a21.6 21.6 0 0 1 30.6 -9"
        fill="none"
        stroke="var(--p-950)"
        strokeWidth="6.3"
        strokeLinecap="round"
      />
      <path
        d="M590 92a14.4 14.4 0 0 1 20.4 6a14.4 14.4 0 0 1 20.4 -6"
        fill="none"
        stroke="var(--p-950)"
        strokeWidth="4.2"
        strokeLinecap="round"
      />
    </svg>
  );
}
