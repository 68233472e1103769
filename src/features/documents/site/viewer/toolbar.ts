import { element } from './element.ts';

/** A row of controls that can also be reached with the arrow keys, besides Tab. */
export function makeToolbar(label: string, controls: Node[]): HTMLElement {
  const toolbar = element('div', { class: 'viewer-tools', role: 'toolbar', 'aria-label': label });
  toolbar.append(...controls);
  toolbar.addEventListener('keydown', (event) => {
    const target = event.target as HTMLElement;
    if (!/^Arrow(Left|Right)$/.test(event.key) || target.matches('input')) return;
    const reachable = 'button:not(:disabled, [hidden]), input:not(:disabled)';
    const stops = [...toolbar.querySelectorAll<HTMLElement>(reachable)];
    const mirrored = getComputedStyle(toolbar).direction === 'rtl';
    const step = (event.key === 'ArrowRight') === mirrored ? -1 : 1;
    stops[(stops.indexOf(target) + step + stops.length) % stops.length]?.focus();
    event.preventDefault();
  });
  return toolbar;
}
