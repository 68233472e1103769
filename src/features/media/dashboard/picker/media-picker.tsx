import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Dialog } from '../../../../dashboard/kit/parts/dialog.tsx';
import { PickerContent, type PickerContentProps } from './picker-content.tsx';

interface MediaPickerProps extends Omit<PickerContentProps, 'many'> {
  opened: boolean;
  /** Several may be chosen. */
  many?: boolean;
}

/**
 * A dialog to choose pictures or files of the library, or to upload new ones. It closes itself after a
 * choice. Without `many`, one press on a picture chooses it.
 */
export function MediaPicker({ opened, many = false, ...content }: MediaPickerProps) {
  const { t } = useText();
  const { kind, onClose } = content;
  return (
    <Dialog opened={opened} title={t(`media:picker.${kind}`)} size={920} onClose={onClose}>
      {opened ? <PickerContent {...content} many={many} /> : null}
    </Dialog>
  );
}
