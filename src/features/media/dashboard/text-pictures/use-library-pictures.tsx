import { useRef, useState } from 'react';
import { useIsVisual } from '../../../../dashboard/kit/markdown/form-choice.ts';
import type { Asking } from '../../../../dashboard/kit/markdown/markdown-toolbar.tsx';
import type { Editing } from '../../../../dashboard/kit/markdown/text-form.ts';
import { Desk } from '../../../../dashboard/kit/markdown/visual/blocks/desk.ts';
import { Uploads } from '../../../../dashboard/kit/markdown/visual/blocks/uploads.ts';
import type { Media } from '../../schema.ts';
import { MediaPicker } from '../media-picker.tsx';
import { usePictureTools } from './picture-tools.tsx';
import { PictureAltDialog, PictureUploads } from './pictures.tsx';
import { pictureText, placed } from './placed-picture.ts';
import { useTextPictures } from './use-text-pictures.ts';

interface LibraryPicturesOptions {
  editing: Editing | null;
  body: string;
  /** The tool that waits for pictures. */
  asking: Asking | null;
  /** Something was chosen, or the dialog was closed. */
  onAsked: () => void;
}

/** Pictures of the library in a text, chosen, pasted or dropped. */
export function useLibraryPictures({ editing, body, asking, onAsked }: LibraryPicturesOptions) {
  const [desk] = useState(() => new Desk(new Uploads()));
  desk.tools = usePictureTools();
  const pictures = useTextPictures(editing, desk.uploads);
  const [picked, setPicked] = useState<readonly Media[]>([]);
  const isVisual = useIsVisual();
  const current = useRef(editing);
  current.current = editing;

  function insert(markdown: string) {
    onAsked();
    setPicked([]);
    editing?.insert(markdown);
    // The dialog gives the focus back to the toolbar first.
    setTimeout(() => current.current?.focus());
  }
  /** In the visual editor a picture asks for its alternative text itself. */
  function put(items: readonly Media[]) {
    if (!isVisual) return setPicked(items);
    insert(items.map((media) => pictureText(placed(media))).join('\n'));
    setTimeout(() => desk.openSelected('alt'));
  }
  return {
    desk,
    add: pictures.add,
    /** Above the source of a text; in the visual editor they are in their places. */
    uploads: isVisual ? null : (
      <PictureUploads
        body={body}
        onRemoveMark={(mark) => editing?.swap(mark, '')}
        pictures={pictures.pictures}
        onRemove={pictures.remove}
        onRetry={pictures.retry}
        onDescribe={pictures.describe}
      />
    ),
    dialogs: (
      <>
        <MediaPicker
          opened={asking === 'picture' || asking === 'gallery'}
          kind="image"
          many={asking === 'gallery'}
          onPick={put}
          onClose={onAsked}
        />
        <PictureAltDialog
          items={picked}
          onInsert={(chosen) => insert(chosen.map(pictureText).join('\n'))}
          onClose={() => setPicked([])}
        />
      </>
    ),
  };
}
