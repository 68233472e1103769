import { VisuallyHidden } from '@mantine/core';
import type { EditorView } from 'prosemirror-view';
import { useEffect } from 'react';
import { useText } from '../../language/language.ts';
import { ToolIcon } from '../markdown-toolbar.tsx';
import { Anchored } from './anchored.tsx';
import { type Pulse, usePulse } from './pulse.ts';
import { chooseSlash, type SlashOptions, slashMenu, slashOption } from './slash.ts';
import css from './visual-editor.module.css';

interface SlashListProps {
  view: EditorView;
  pulse: Pulse;
  options: SlashOptions;
}

/** The entries behind a typed `/`. The focus stays in the text. */
export function SlashList({ view, pulse, options }: SlashListProps) {
  const { t } = useText();
  usePulse(pulse, () => {
    const menu = slashMenu(view.state, options);
    return menu ? `${menu.at} ${menu.index} ${menu.tools.join(' ')}` : '';
  });
  const menu = slashMenu(view.state, options);
  const chosen = menu?.tools[menu.index];
  useEffect(() => {
    if (chosen)
      document.getElementById(slashOption(options, chosen))?.scrollIntoView({ block: 'nearest' });
  }, [chosen, options]);
  return (
    <>
      <VisuallyHidden role="status">
        {menu && chosen
          ? `${options.labelOf(chosen)}, ${t('dashboard:visual.slashPlace', {
              place: menu.index + 1,
              total: menu.tools.length,
            })}`
          : ''}
      </VisuallyHidden>
      {menu ? (
        <Anchored view={view} from={menu.at} to={menu.to} side="below">
          <div
            id={options.list}
            role="listbox"
            // It scrolls; Tab never comes here, since it chooses an entry.
            tabIndex={0}
            onMouseDown={(event) => event.preventDefault()}
            className={css.slashList}
            aria-label={t('dashboard:visual.slash')}
          >
            {menu.tools.map((tool) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text
              // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the text
              <div
                key={tool}
                id={slashOption(options, tool)}
                role="option"
                aria-selected={tool === chosen}
                // A click must not remove the cursor from the text.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => chooseSlash(view, menu, tool, options)}
              >
                <ToolIcon name={tool} />
                {options.labelOf(tool)}
              </div>
            ))}
          </div>
        </Anchored>
      ) : null}
    </>
  );
}
