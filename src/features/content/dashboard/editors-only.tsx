import { useText } from '../../../dashboard/kit/language/language.ts';
import { NoPermission } from '../../../dashboard/kit/parts/no-permission.tsx';

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
