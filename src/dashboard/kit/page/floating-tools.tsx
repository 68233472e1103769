import { type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '../language/language.ts';
import css from './floating-tools.module.css';
import { openSettings, useSettings } from './settings.ts';

/** After the last movement of the page, in ms. */
const REST_MS = 120;

const USABLE =
  'a[href], button, input, select, textarea, label, summary, [contenteditable="true"], [tabindex]:not([tabindex="-1"])';

/** Of its width and height. */
const STEPS = [0.02, 0.25, 0.5, 0.75, 0.98];

const icons = {
  moon: <path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4.5" />
      <path d="M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5" />
    </>
  ),
  settings: (
    <>
      <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
      <circle cx="16" cy="7" r="2.5" />
      <circle cx="8" cy="17" r="2.5" />
    </>
  ),
};

interface ToolProps {
  icon: keyof typeof icons;
  label: string;
  onClick: () => void;
}

function Tool({ icon, label, onClick }: ToolProps) {
  return (
    <button type="button" onClick={onClick}>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        {icons[icon]}
      </svg>
      <span className={css.tip}>{label}</span>
    </button>
  );
}

/**
 * The theme button at the bottom of every page; where no bar has it, also the settings button. It is
 * not there while it would cover something that can be used; the end of every page leaves room.
 */
export function FloatingTools({ onStartPage = false, withSettings = false }) {
  const { t } = useText();
  const aside = useRef<HTMLElement>(null);
  const isAside = useStepsAside(aside);
  const isDark = useSettings().paletteMode === 'dark';
  return (
    <aside
      ref={aside}
      className={css.floating}
      data-aside={isAside || undefined}
      data-start={onStartPage || undefined}
      aria-label={t('dashboard:frame.shortcuts')}
    >
      <Tool
        icon={isDark ? 'sun' : 'moon'}
        label={t(isDark ? 'dashboard:frame.toLight' : 'dashboard:frame.toDark')}
        onClick={() => appSettings({ paletteMode: isDark ? 'light' : 'dark' })}
      />
      {(onStartPage || withSettings) && (
        <Tool icon="settings" label={t('dashboard:frame.settings')} onClick={openSettings} />
      )}
    </aside>
  );
}

/**
 * Whether something that can be used lies beneath a floating element. It is looked at whenever the
 * page has moved or changed and is at rest, so that the element does not flicker while one scrolls.
 */
function useStepsAside(floating: RefObject<HTMLElement | null>): boolean {
  const [isAside, setAside] = useState(false);
  useEffect(() => {
    let timer = 0;
    const look = () => {
      if (floating.current) setAside(liesOverSomething(floating.current));
    };
    const later = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(look, REST_MS);
    };
    const events = ['scroll', 'resize', 'focusin'] as const;
    // Scrolling does not bubble; a part of the page may scroll by itself.
    for (const name of events)
      window.addEventListener(name, later, { capture: true, passive: true });
    const changes = new MutationObserver(later);
    changes.observe(document.body, { childList: true, subtree: true });
    const sizes = new ResizeObserver(later);
    sizes.observe(document.body);
    later();
    return () => {
      window.clearTimeout(timer);
      for (const name of events) window.removeEventListener(name, later, { capture: true });
      changes.disconnect();
      sizes.disconnect();
    };
  }, [floating]);
  return isAside;
}

function liesOverSomething(floating: HTMLElement): boolean {
  const { left, top, width, height } = floating.getBoundingClientRect();
  const isUsable = (element: Element) =>
    !floating.contains(element) && element.closest(USABLE) !== null;
  return STEPS.some((x) =>
    STEPS.some((y) =>
      document.elementsFromPoint(left + x * width, top + y * height).some(isUsable),
    ),
  );
}
