import { useText } from '../../../dashboard/language/language.ts';
import { NoPermission } from '../../../dashboard/parts/no-permission.tsx';

export function EditorsOnly({ title }: { title: string }) {
  const { t } = useText();
  return (
    <NoPermission
      title={title}
      reason={t('content:editor.forbiddenTitle')}
      text={t('content:editor.forbiddenText')}
    />
  );
}
