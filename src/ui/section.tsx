import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';

/** A section head in the open corner, its number in the margin. */
export function SectionHead(props: { number?: string; title: string; children?: ReactNode }) {
  return (
    <header className="sec-head corner railed">
      <div className="rail" aria-hidden="true">
        {props.number}
      </div>
      <div className="in">
        <h2>{props.title}</h2>
        {props.children}
      </div>
    </header>
  );
}

/** A link onwards. */
export function More({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="more" href={href}>
      {children}
      <Icon name="go" turn />
    </a>
  );
}
