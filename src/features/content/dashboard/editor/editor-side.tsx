import { useText } from '../../../../dashboard/kit/language/language.ts';
import type { Content } from '../../schema.ts';
import { CoverField } from './cover-field.tsx';
import css from './editor.module.css';
import { AttachmentsField } from './fields/attachments-field.tsx';
import { AuthorFields } from './fields/author-fields.tsx';
import { HomeFields } from './fields/home-fields.tsx';
import { LanguageFields } from './fields/language-fields.tsx';
import { PlaceFields } from './fields/place-fields.tsx';
import { ShareFields } from './fields/share-fields.tsx';
import { SideSection } from './fields/side-section.tsx';

/** The fields about where and how the content is shown; `content` is null for a new one. */
export function EditorSide({ content }: { content: Content | null }) {
  const { t } = useText();
  return (
    <aside className={css.side} aria-label={t('content:editor.side')}>
      <PlaceFields content={content} />
      <AuthorFields />
      <SideSection title={t('media:cover')}>
        <CoverField />
      </SideSection>
      <AttachmentsField />
      <LanguageFields key={content?.id ?? 'new'} content={content} />
      <ShareFields />
      <HomeFields />
    </aside>
  );
}
