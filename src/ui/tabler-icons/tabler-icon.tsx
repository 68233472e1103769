import type { SVGProps } from 'react';

interface TablerIconProps extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
  /** Width and height in px. */
  size?: number;
  /** The width of its lines, on a grid of 24 units. */
  stroke?: number;
}

/** A line icon of Tabler, from the paths of its SVG. It has the attributes of Tabler's own component. */
export const tablerIcon =
  (name: string, paths: readonly string[]) =>
  ({ size = 24, stroke = 2, className, ...rest }: TablerIconProps) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: each use hides its icon from screen readers or names it
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={['tabler-icon', `tabler-icon-${name}`, className].filter(Boolean).join(' ')}
      {...rest}
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
