import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { RouterProvider } from 'react-router';
import { useText } from './kit/language/language.ts';
import { RouterContext } from './kit/parts/router-context.ts';
import { SpokenCopy } from './kit/parts/toast-action.tsx';
import { router } from './routes.tsx';

export function Application() {
  return (
    <>
      <RouterContext value={router}>
        <RouterProvider router={router} />
      </RouterContext>
      <Toaster />
    </>
  );
}

/** Kinds, durations (4 s, success 2 s, loading until replaced) and the limit of 20 are the library's own. */
function Toaster() {
  const { t } = useText();
  const { toasts, handlers } = useToaster();
  return (
    <>
      <Announcer toasts={toasts} />
      {toasts.length > 0 && (
        <section
          className="toasts"
          aria-label={t('dashboard:toast.list')}
          onMouseEnter={handlers.startPause}
          onMouseLeave={handlers.endPause}
          onFocus={handlers.startPause}
          onBlur={handlers.endPause}
        >
          {toasts.map((item) => (
            <div
              key={item.id}
              className="toast"
              data-kind={item.type}
              data-visible={item.visible}
              inert={!item.visible}
            >
              <ToastGlyph kind={item.type} />
              <div className="toast-text">{resolveValue(item.message, item)}</div>
              <button
                type="button"
                className="toast-close"
                aria-label={t('dashboard:toast.close')}
                onClick={() => toast.dismiss(item.id)}
              >
                <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
                  <path d="m2 2 10 10M12 2 2 12" stroke="currentColor" strokeWidth="1.6" />
                </svg>
              </button>
            </div>
          ))}
        </section>
      )}
    </>
  );
}

/**
 * In the page from the beginning; otherwise screen readers would not announce its first message.
 */
function Announcer({ toasts }: { toasts: Toast[] }) {
  const spoken = (urgent: boolean) =>
    toasts
      .filter(({ type, visible }) => visible && (type === 'error') === urgent)
      .map((item) => <p key={item.id}>{resolveValue(item.message, item)}</p>);
  return (
    <SpokenCopy value={true}>
      <div className="sr-only">
        <div aria-live="polite">{spoken(false)}</div>
        <div aria-live="assertive">{spoken(true)}</div>
      </div>
    </SpokenCopy>
  );
}

function ToastGlyph({ kind }: { kind: string }) {
  if (kind === 'loading') return <span className="toast-spinner" aria-hidden="true" />;
  if (kind !== 'success' && kind !== 'error') return null;
  return (
    <svg className="toast-glyph" width="18" height="18" viewBox="0 0 14 14" aria-hidden="true">
      <circle cx="7" cy="7" r="6" fill="currentColor" />
      <path
        d={kind === 'success' ? 'm4.2 7.2 2 2 3.6-4' : 'M7 3.6v4.2M7 9.6v1'}
        fill="none"
        stroke="var(--surface)"
        strokeWidth="1.5"
      />
    </svg>
  );
}
