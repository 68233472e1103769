import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { unbroken } from './page-header.tsx';

/** The header of a section, with the open corner and its number in the margin. */
export function SectionHead(props: { number?: string; title: string; children?: ReactNode }) {
  return (
    <header className="sec-head corner railed">
      <div className="rail" aria-hidden="true">
        {props.number}
      </div>
      <div className="in">
        <h2>{unbroken(props.title)}</h2>
        {props.children}
      </div>
    </header>
  );
}

/** A "more" link with an arrow. */
export function More({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="more" href={href}>
      {children}
      <Icon name="go" turn />
    </a>
  );
}
