import { ActionIcon, Button, TextInput } from '@mantine/core';
import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconChevronDown, IconChevronUp, IconX } from '../../../../ui/tabler-icons/index.ts';
import { useText } from '../../language/language.ts';
import { type Pulse, usePulse } from './pulse.ts';
import { countFound, lookFor, searchCommands } from './search.ts';
import css from './visual-editor.module.css';

interface SearchBarProps {
  view: EditorView;
  pulse: Pulse;
  /** Changes when the search is asked for again. */
  serial: number;
  /** The language of the text. */
  lang: string;
  onClose: () => void;
}

/** Searches and replaces in the text. Escape closes it. */
export function SearchBar({ view, pulse, serial, lang, onClose }: SearchBarProps) {
  const { t } = useText();
  const [words, setWords] = useState(() => selectedWords(view));
  const [replace, setReplace] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that it is asked for
  useEffect(() => field.current?.select(), [serial]);
  useEffect(() => lookFor(view, words, replace, lang), [view, words, replace, lang]);
  useEffect(
    () => () => {
      if (!view.isDestroyed) lookFor(view, '', '', lang);
    },
    [view, lang],
  );
  const found = usePulse(pulse, () => {
    const { count, place } = countFound(view.state);
    return `${place}/${count}`;
  });
  const [place, count] = found.split('/').map(Number);
  const run = (command: Command) => command(view.state, view.dispatch, view);
  function replaceBy(command: Command) {
    run(command);
    // A button that is disabled now loses the focus.
    field.current?.focus();
  }
  const leave = () => {
    onClose();
    view.focus();
  };
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isEnter = event.key === 'Enter' && event.target === field.current;
    if (isEnter) run(event.shiftKey ? searchCommands.previous : searchCommands.next);
    else if (event.key === 'Escape') leave();
    else return;
    // The form would be sent, and the page would leave the full screen.
    event.preventDefault();
    event.stopPropagation();
  }
  const says = words ? t('dashboard:visual.search.found', { total: count ?? 0, place }) : '';
  return (
    <search
      className={css.search}
      aria-label={t('dashboard:visual.search.title')}
      onKeyDown={onKeyDown}
    >
      <TextInput
        ref={field}
        size="xs"
        aria-label={t('dashboard:visual.search.words')}
        placeholder={t('dashboard:visual.search.words')}
        autoComplete="off"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <span role="status" className={css.found}>
        {says}
      </span>
      <ActionIcon
        size={30}
        aria-label={t('dashboard:visual.search.previous')}
        disabled={!count}
        onClick={() => run(searchCommands.previous)}
      >
        <IconChevronUp size={18} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        size={30}
        aria-label={t('dashboard:visual.search.next')}
        disabled={!count}
        onClick={() => run(searchCommands.next)}
      >
        <IconChevronDown size={18} aria-hidden="true" />
      </ActionIcon>
      <TextInput
        size="xs"
        aria-label={t('dashboard:visual.search.replaceBy')}
        placeholder={t('dashboard:visual.search.replaceBy')}
        autoComplete="off"
        value={replace}
        onChange={(event) => setReplace(event.target.value)}
      />
      <Button size="compact-sm" disabled={!count} onClick={() => replaceBy(searchCommands.replace)}>
        {t('dashboard:visual.search.replace')}
      </Button>
      <Button
        size="compact-sm"
        disabled={!count}
        onClick={() => replaceBy(searchCommands.replaceAll)}
      >
        {t('dashboard:visual.search.replaceAll')}
      </Button>
      <ActionIcon size={30} aria-label={t('dashboard:visual.search.close')} onClick={leave}>
        <IconX size={18} aria-hidden="true" />
      </ActionIcon>
    </search>
  );
}

/** What is selected in one paragraph is what somebody wants to find. */
function selectedWords({ state: { selection, doc } }: EditorView): string {
  const { $from, $to, from, to } = selection;
  return $from.sameParent($to) ? doc.textBetween(from, to) : '';
}
