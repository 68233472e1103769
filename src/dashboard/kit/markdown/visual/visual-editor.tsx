import { VisuallyHidden } from '@mantine/core';
import { type EditorState, NodeSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { currentLanguage, say, useText } from '../../language/language.ts';
import { ASKING, type Asking } from '../markdown-toolbar.tsx';
import { loadConverter } from '../paste.ts';
import { settle } from '../settle.ts';
import { describedIn, type FormProps } from '../source.ts';
import type { Editing, TextForm } from '../text-form.ts';
import type { ToolName } from '../tools.ts';
import type { Desk } from './blocks/desk.ts';
import { BlockPopovers } from './blocks/popovers.tsx';
import { type Linked, linkAt } from './link-address.ts';
import { LinkSettings } from './link-settings.tsx';
import { Misfits, markMisfits, wordsOf } from './misfits.ts';
import { openView } from './open-view.ts';
import { Pulse } from './pulse.ts';
import { schema } from './schema.ts';
import { SearchBar } from './search-bar.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { SlashOptions } from './slash.ts';
import { SlashList } from './slash-list.tsx';
import { MarkdownText } from './text.ts';
import { TouchBar } from './touch-bar.tsx';
import css from './visual-editor.module.css';
import { visualForm } from './visual-form.ts';

export interface VisualEditorProps extends FormProps {
  onForm: (form: TextForm | null) => void;
  onTransfer: (data: DataTransfer | null) => boolean;
  /** A tool that needs a dialog. */
  onAsk: (asking: Asking) => void;
  without: ReadonlySet<string>;
  desk: Desk;
  /** The language of the text. */
  lang: string | undefined;
}

/** What is made once for a text. */
interface Opened {
  view: EditorView;
  form: TextForm;
  slash: SlashOptions;
}

/** A text as its reader will see it, to write in. */
export default function VisualEditor(props: VisualEditorProps) {
  const { id, label, fault, describedBy, isHidden, desk, lang, without, onAsk } = props;
  const { t } = useText();
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [pulse] = useState(() => new Pulse());
  const [linked, setLinked] = useState<Linked | null>(null);
  /** How often the search was asked for; 0: it is closed. */
  const [searches, setSearches] = useState(0);
  const view = opened?.view;

  useEffect(() => {
    if (!host.current) return;
    const text = new MarkdownText();
    const misfits = new Misfits();
    const slash: SlashOptions = {
      list: `${latest.current.id}-slash`,
      without: () => latest.current.without,
      labelOf: (tool) => say(`dashboard:markdown.tool.${tool}`),
      locale: currentLanguage,
      run,
    };
    function run(tool: ToolName) {
      if (ASKING.has(tool)) latest.current.onAsk(tool as Asking);
      else form.run(tool);
    }
    const made = openView({
      host: host.current,
      text,
      initial: latest.current.initial,
      desk: latest.current.desk,
      slash,
      misfits,
      run: (tool) => form.run(tool),
      onSearch: () => setSearches((count) => count + 1),
      onTransfer: (data) => latest.current.onTransfer(data),
    });
    const settled = settle(
      () => {
        const written = text.writeWithStarts(made.state.doc);
        markMisfits(made, written.unfaithful);
        return written.text;
      },
      (written) => latest.current.onChange(written),
    );
    const { form, notify } = visualForm({
      view: made,
      text,
      desk: latest.current.desk,
      misfits,
      onLink: () => setLinked(linkAt(made.state)),
    });
    made.setProps({
      dispatchTransaction(tr) {
        const { doc } = made.state;
        made.updateState(made.state.apply(tr));
        if (tr.scrolledIntoView && !made.hasFocus()) scrollToSelection(made);
        if (made.state.doc !== doc) settled.changed();
        // Not typed: an uploaded picture has replaced its placeholder.
        if (tr.getMeta('addToHistory') === false) settled.flush();
        notify();
        pulse.beat();
      },
      handleDOMEvents: {
        focus: () => {
          void loadConverter();
          pulse.beat();
        },
        blur: () => {
          settled.flush();
          // The focus is elsewhere only after this event.
          setTimeout(() => pulse.beat());
        },
        // What was not marked meanwhile.
        compositionend: () => settled.changed(),
        keydown: (_, { ctrlKey, metaKey }) => {
          if (ctrlKey || metaKey) settled.flush();
        },
      },
    });
    setOpened({ view: made, form, slash });
    latest.current.onForm(form);
    return () => {
      latest.current.onForm(null);
      desk.view = null;
      settled.stop();
      made.destroy();
      setOpened(null);
    };
  }, [pulse, desk]);

  const placeholder = t(`dashboard:visual.placeholder.${without.has('picture') ? 'words' : 'all'}`);
  // With its id at once: the toolbar refers to it.
  useLayoutEffect(() => {
    view?.setProps({
      attributes: (state) => ({
        ...(isHidden ? {} : { id }),
        class: css.text as string,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...describedIn({ id, fault, describedBy }, `${id}-keys`),
        spellcheck: 'true',
        // A field that scrolls by itself has something that can have the focus.
        tabindex: '0',
        ...(lang ? { lang } : {}),
        ...(isEmptyText(state) ? { 'data-placeholder': placeholder } : {}),
      }),
    });
  }, [view, id, label, fault, describedBy, isHidden, lang, placeholder]);

  return (
    <div className={css.frame}>
      <p id={`${id}-keys`} hidden>
        {t('dashboard:visual.keys')}
      </p>
      {view && searches > 0 ? (
        <SearchBar
          view={view}
          pulse={pulse}
          serial={searches}
          lang={lang ?? currentLanguage()}
          onClose={() => setSearches(0)}
        />
      ) : null}
      <div ref={host} />
      <BlockPopovers desk={desk} />
      {opened && !isHidden ? (
        <>
          <MisfitAnnouncement form={opened.form} />
          <SlashList view={opened.view} pulse={pulse} options={opened.slash} />
          {linked ? null : (
            <SelectionBar view={opened.view} pulse={pulse} run={(tool) => opened.form.run(tool)} />
          )}
          <TouchBar
            controls={id}
            view={opened.view}
            pulse={pulse}
            editing={opened.form}
            onAsk={onAsk}
            without={without}
          />
        </>
      ) : null}
      {view && linked ? (
        <LinkSettings view={view} linked={linked} onClose={() => setLinked(null)} />
      ) : null}
    </div>
  );
}

/** The library scrolls only a text that has the focus, which may be in the search or in settings. */
function scrollToSelection(view: EditorView): void {
  const { selection } = view.state;
  const dom =
    selection instanceof NodeSelection
      ? view.nodeDOM(selection.from)
      : view.domAtPos(selection.from, 1).node;
  const element = dom instanceof Element ? dom : dom?.parentElement;
  element?.scrollIntoView({ block: 'nearest' });
}

const isEmptyText = ({ doc }: EditorState): boolean =>
  doc.childCount === 1 &&
  doc.firstChild?.type === schema.nodes.paragraph &&
  doc.firstChild.content.size === 0;

/** Says once, to those who do not see it, that a block was marked. */
function MisfitAnnouncement({ form }: { form: Editing }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const known = new Set<number>();
    return form.watchMisfits((misfits) => {
      const added = misfits.filter(({ id }) => !known.has(id));
      for (const { id } of added) known.add(id);
      if (misfits.length === 0) setSaid('');
      else if (added.length > 0) setSaid(added.map(({ reason }) => wordsOf(reason)).join(' '));
    });
  }, [form]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
