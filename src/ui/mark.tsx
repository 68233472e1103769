/** The mark: open corner, rising disc, horizon; 3-unit bars on a 24-unit grid. Never mirrored. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M2 2H22V5H5V22H2Z" />
      <path d="M8.5 16A6.75 6.75 0 0 1 22 16Z" />
      <path d="M8.5 19H22V22H8.5Z" />
    </svg>
  );
}
