import { Icon } from '../../../ui/icons.tsx';

interface CopyButtonProps {
  /** The text that is copied. */
  text: string;
  label: string;
  /** Replaces the label after the text has been copied. */
  done: string;
  icon: 'copy' | 'link';
  className: string;
}

/** A button that copies a text; it is shown only if scripts run. */
export function CopyButton({ text, label, done, icon, className }: CopyButtonProps) {
  return (
    <button className={className} type="button" data-copy={text} data-done={done}>
      <Icon name={icon} />
      <span aria-live="polite">{label}</span>
    </button>
  );
}
