import { say } from '../../../language/language.ts';
import css from './blocks.module.css';

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className) made.className = className;
  return made;
}

const TOOL = 'data-tool';

/** A button at a block, for a pointer; with the keyboard, Enter opens the settings, which have it too. */
export function toolButton(name: string, run: () => void): HTMLButtonElement {
  const button = element('button', css.tool);
  button.type = 'button';
  button.tabIndex = -1;
  button.setAttribute(TOOL, name);
  button.textContent = say(`dashboard:blocks.tool.${name}`);
  // A click must not remove the selection in the text.
  button.addEventListener('mousedown', (event) => event.preventDefault());
  button.addEventListener('click', run);
  return button;
}

/** Whether an event belongs to a button of a block. */
export const isToolEvent = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(`[${TOOL}]`) !== null;
