import { Button, Group, TextInput } from '@mantine/core';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../language/language.ts';
import { Anchored } from './anchored.tsx';
import { addressIn, type Linked } from './link-address.ts';
import { schema } from './schema.ts';
import css from './visual-editor.module.css';

const { link } = schema.marks;

interface LinkSettingsProps {
  view: EditorView;
  linked: Linked;
  onClose: () => void;
}

/** Asks for the address of a link, and without selected words for these too. */
export function LinkSettings({ view, linked, onClose }: LinkSettingsProps) {
  const { t } = useText();
  const { from, to, mark } = linked;
  const isNew = from === to;
  const [address, setAddress] = useState<string>(mark?.attrs.href ?? '');
  const [words, setWords] = useState('');
  const [isWrong, setWrong] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    form.current?.querySelector('input')?.select();
    // The browser hides the selection while another field has the focus.
    const shown = Decoration.inline(from, to, { class: css.linking as string });
    view.setProps({ decorations: ({ doc }) => DecorationSet.create(doc, [shown]) });
    return () => {
      if (!view.isDestroyed) view.setProps({ decorations: () => null });
    };
  }, [view, from, to]);

  function leave() {
    onClose();
    view.focus();
  }
  function apply() {
    const href = addressIn(address);
    if (!href) return setWrong(true);
    const { tr } = view.state;
    const made = link.create({ href, title: mark?.attrs.title ?? '' });
    if (isNew) tr.replaceWith(from, to, schema.text(words.trim() || address.trim(), [made]));
    else tr.removeMark(from, to, link).addMark(from, to, made);
    tr.removeStoredMark(link);
    view.dispatch(tr.scrollIntoView());
    leave();
  }
  function remove() {
    view.dispatch(view.state.tr.removeMark(from, to, link));
    leave();
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') leave();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) apply();
    else return;
    // The form around the text would be sent, and the page would leave the full screen.
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <Anchored view={view} from={from} to={to} side="below">
      <div
        ref={form}
        role="dialog"
        aria-label={t('dashboard:visual.link.title')}
        className={css.linkSettings}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose();
        }}
        onKeyDown={onKeyDown}
      >
        <TextInput
          label={t('dashboard:visual.link.address')}
          placeholder="https://"
          inputMode="url"
          autoComplete="off"
          value={address}
          error={isWrong ? t('dashboard:visual.link.wrong') : undefined}
          onChange={(event) => {
            setAddress(event.target.value);
            setWrong(false);
          }}
        />
        {isNew ? (
          <TextInput
            label={t('dashboard:visual.link.words')}
            autoComplete="off"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        ) : null}
        <Group gap="xs" justify="flex-end">
          {mark ? (
            <Button variant="subtle" size="compact-sm" onClick={remove}>
              {t('dashboard:visual.link.remove')}
            </Button>
          ) : null}
          <Button variant="filled" size="compact-sm" onClick={apply}>
            {t('dashboard:visual.link.apply')}
          </Button>
        </Group>
      </div>
    </Anchored>
  );
}
