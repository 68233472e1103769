/** The mark: an open corner holding a horizon. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <path d="M2 27V2h25" fill="none" stroke="currentColor" strokeWidth="3" />
      <path d="M8 21h19" stroke="currentColor" strokeWidth="3" />
      <path d="M11 17a6.5 6.5 0 0 1 13 0z" fill="currentColor" />
    </svg>
  );
}
