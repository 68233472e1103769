import { Box, Button, Group } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { FieldFailure } from '../../../../../dashboard/kit/parts/failure.tsx';
import { FormSection } from '../../../../../dashboard/kit/parts/form-section.tsx';
import { isGone } from '../../../../../dashboard/kit/session/api-error.ts';
import { closeOtherSessions, closeSession, ownSessions } from '../account-calls.ts';
import { SectionState } from '../section-state.tsx';
import { EverywhereDialog } from './everywhere-dialog.tsx';
import { SessionRow } from './session-row.tsx';

/** All browsers in which the user is signed in. */
export function SessionsSection() {
  const { t } = useText();
  const client = useQueryClient();
  const query = useQuery(ownSessions);
  const list = useRef<HTMLUListElement>(null);
  const [leaving, setLeaving] = useState(false);

  const readAnew = () => client.invalidateQueries({ queryKey: ownSessions.queryKey });
  const closed = async (words: string) => {
    toast.success(words);
    await readAnew();
    // The pressed button was removed, so the focus moves to the list.
    list.current?.focus();
  };
  const closing = useMutation({
    mutationFn: closeSession,
    onSuccess: () => closed(t('account:sessions.closed')),
    // The session has already ended, which is the wanted result.
    onError: (error) => (isGone(error) ? readAnew() : undefined),
  });
  const closingOthers = useMutation({
    mutationFn: closeOtherSessions,
    onSuccess: () => closed(t('account:sessions.closedOthers')),
  });
  const failed = [closing.error, closingOthers.error].find((error) => error && !isGone(error));
  const entries = query.data ?? [];
  const hasOthers = entries.some((entry) => !entry.current);

  return (
    <FormSection title={t('account:sessions.title')} text={t('account:sessions.text')}>
      {query.data ? (
        <>
          <Box
            component="ul"
            mt={-10}
            ref={list}
            tabIndex={-1}
            aria-label={t('account:sessions.title')}
          >
            {entries.map((entry) => (
              <SessionRow
                key={entry.id}
                entry={entry}
                busy={closing.isPending && closing.variables === entry.id}
                onClose={() => closing.mutate(entry.id)}
              />
            ))}
          </Box>
          {failed ? <FieldFailure error={failed} /> : null}
          {hasOthers ? (
            <Group gap="xs">
              <Button loading={closingOthers.isPending} onClick={() => closingOthers.mutate()}>
                {t('account:sessions.closeOthers')}
              </Button>
              <Button variant="subtle" color="danger" onClick={() => setLeaving(true)}>
                {t('account:sessions.everywhere')}
              </Button>
            </Group>
          ) : (
            <p className="hint">{t('account:sessions.onlyThis')}</p>
          )}
        </>
      ) : (
        <SectionState query={query} rows={3} />
      )}
      <EverywhereDialog opened={leaving} onClose={() => setLeaving(false)} />
    </FormSection>
  );
}
