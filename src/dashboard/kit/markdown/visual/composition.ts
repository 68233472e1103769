import type { EditorState, PluginSpec, Transaction } from 'prosemirror-state';
import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

type Settle = NonNullable<PluginSpec<unknown>['appendTransaction']>;

/** ProseMirror reads what was composed a little after the event, in ms. */
const READ = 40;

/**
 * Changes of the text that nobody types wait here while a dead key or an input method composes letters:
 * the browser loses its place if the text changes around them.
 */
export class Composition {
  #view: EditorView | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #waiting = new Map<unknown, () => void>();

  /** Makes a change now, or when the composition has ended; of those with one key, the last. */
  readonly wait = (key: unknown, change: () => void): void => {
    if (this.#view?.composing) this.#waiting.set(key, change);
    else {
      this.#waiting.delete(key);
      change();
    }
  };

  /** What settles the document after changes: of a composition after all of its changes together. */
  readonly settling = (settle: Settle): Settle => {
    let first: EditorState | null = null;
    let kept: Transaction[] = [];
    return (transactions, before, after) => {
      const [start, all] = [first ?? before, [...kept, ...transactions]];
      [first, kept] = [null, []];
      if (!this.#view?.composing) return settle(all, start, after);
      if (all.some(({ docChanged }) => docChanged)) {
        [first, kept] = [start, all];
        this.#waiting.set(this, this.#settleAll);
      }
      return null;
    };
  };

  /** An empty change, behind which everything is settled. */
  readonly #settleAll = () => this.#view?.dispatch(this.#view.state.tr);

  plugin(): Plugin {
    const soon = () => {
      clearTimeout(this.#timer);
      if (this.#waiting.size > 0) this.#timer = setTimeout(this.#end, READ);
    };
    return new Plugin({
      view: (view) => {
        this.#view = view;
        return {
          // A click can end a composition without its event.
          update: ({ composing }) => composing || soon(),
          destroy: () => {
            clearTimeout(this.#timer);
            this.#waiting.clear();
            this.#view = null;
          },
        };
      },
      props: {
        handleDOMEvents: {
          compositionend: () => {
            soon();
            return false;
          },
        },
      },
    });
  }

  readonly #end = (): void => {
    if (this.#view?.composing) return;
    const changes = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const change of changes) change();
  };
}
