import '@mantine/core/styles/Radio.layer.css';
import { Radio, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { DeleteDialog } from '../../../dashboard/kit/parts/confirm-dialog.tsx';
import { call, forget } from '../../../dashboard/kit/session/calls.ts';
import { type Redirect, redirectRoutes } from '../contract.ts';

export const LIST = '/dashboard/admin/redirects';

export const ADD = `${LIST}/add`;

export const PASTE = `${LIST}/bulk`;

interface KindChoiceProps {
  isPermanent: boolean;
  onChange: (isPermanent: boolean) => void;
}

/** 301 or 302, in words. */
export function KindChoice({ isPermanent, onChange }: KindChoiceProps) {
  const { t } = useText();
  return (
    <Radio.Group
      label={t('redirects:kindLabel')}
      value={isPermanent ? 'permanent' : 'temporary'}
      onChange={(value) => onChange(value === 'permanent')}
    >
      <Stack gap="xs" mt={8}>
        {(['permanent', 'temporary'] as const).map((kind) => (
          <Radio
            key={kind}
            value={kind}
            label={
              <>
                {t(`redirects:kind.${kind}`)}{' '}
                <Text span c="dimmed" size="sm">
                  ({kind === 'permanent' ? 301 : 302})
                </Text>
              </>
            }
            description={t(`redirects:kindHint.${kind}`)}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}

interface DeleteRedirectProps {
  /** Null: the dialog is closed. */
  redirect: Redirect | null;
  onRemoved?: () => void;
  onClose: () => void;
}

export function DeleteRedirect({ redirect, onRemoved, onClose }: DeleteRedirectProps) {
  const { t } = useText();
  const client = useQueryClient();
  return (
    <DeleteDialog
      id={redirect?.id ?? null}
      action={t('redirects:remove')}
      question={t('redirects:removeQuestion')}
      hint={t('redirects:removeHint')}
      remove={async (id) => (await call(redirectRoutes.delete, { params: { id } })).message}
      onRemoved={(id) => {
        onRemoved?.();
        forget(client, redirectRoutes, id);
      }}
      onClose={onClose}
    >
      {redirect?.from}
      <br />
      <span className="soft">{redirect?.to}</span>
    </DeleteDialog>
  );
}

export const pageOf = (id: string) => `${LIST}/${id}`;
