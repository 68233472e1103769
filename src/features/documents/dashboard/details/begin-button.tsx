import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { showFailure } from '../../../../dashboard/kit/parts/failure.tsx';
import { IconPlus } from '../../../../ui/tabler-icons/index.ts';
import type { DocumentKind } from '../../schema.ts';
import { beginDraft, reloadDocument } from '../document-calls.ts';
import { draftOf } from '../paths.ts';

/** Begins the next version, and opens its form. */
export function BeginButton({ kind }: { kind: DocumentKind }) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const beginning = useMutation({
    mutationFn: () => beginDraft(kind),
    onSuccess: () => {
      reloadDocument(client, kind);
      void navigate(draftOf(kind));
    },
    onError: showFailure,
  });
  return (
    <Button
      variant="filled"
      leftSection={<IconPlus size={16} stroke={1.7} aria-hidden="true" />}
      loading={beginning.isPending}
      onClick={() => beginning.mutate()}
    >
      {t('documentsDesk:begin')}
    </Button>
  );
}
