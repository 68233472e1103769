import { Box, Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { timeAgo } from '../../../../dashboard/kit/language/moment.ts';
import { signOut } from '../../../../dashboard/kit/page/sign-out.ts';
import { useHasUnsavedWork } from '../../../../dashboard/kit/page/unsaved-work.tsx';
import { ConfirmDialog } from '../../../../dashboard/kit/parts/confirm-dialog.tsx';
import { FieldFailure } from '../../../../dashboard/kit/parts/failure.tsx';
import { FormSection } from '../../../../dashboard/kit/parts/form-section.tsx';
import { Moment } from '../../../../dashboard/kit/parts/moment.tsx';
import { isGone } from '../../../../dashboard/kit/session/api-error.ts';
import { call, read, reload } from '../../../../dashboard/kit/session/calls.ts';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import {
  IconDeviceDesktop,
  IconDeviceLaptop,
  IconDeviceMobile,
  IconDeviceTablet,
} from '../../../../ui/tabler-icons/index.ts';
import { type SessionEntry, sessionRoutes } from '../../sign-in/contract.ts';
import { SectionState } from './parts.tsx';
import css from './sessions.module.css';

/** All browsers in which the user is signed in. */
export function SessionsSection() {
  const { t } = useText();
  const client = useQueryClient();
  const query = useQuery(read(sessionRoutes.list));
  const list = useRef<HTMLUListElement>(null);
  const [leaving, setLeaving] = useState(false);

  const readAnew = () => reload(client, sessionRoutes);
  const closed = async (words: string) => {
    toast.success(words);
    await readAnew();
    // The pressed button was removed, so the focus moves to the list.
    list.current?.focus();
  };
  const closing = useMutation({
    mutationFn: (id: string) => call(sessionRoutes.end, { params: { id } }),
    onSuccess: () => closed(t('account:sessions.closed')),
    // The session has already ended, which is the wanted result.
    onError: (error) => (isGone(error) ? readAnew() : undefined),
  });
  const closingOthers = useMutation({
    mutationFn: () => call(sessionRoutes.endMany),
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

const icons = {
  desktop: IconDeviceLaptop,
  mobile: IconDeviceMobile,
  tablet: IconDeviceTablet,
  other: IconDeviceDesktop,
};

interface SessionRowProps {
  entry: SessionEntry;
  busy: boolean;
  onClose: () => void;
}

function SessionRow({ entry, busy, onClose }: SessionRowProps) {
  const { t, locale } = useText();
  const Glyph = icons[entry.kind];
  const name =
    [entry.browser, entry.system].filter(Boolean).join(', ') || t('account:sessions.unknown');
  const country = countryName(locale, entry.country);
  return (
    <Group component="li" className={css.row} gap={14} mih={56} py={6} wrap="nowrap">
      <Glyph
        size={20}
        stroke={1.5}
        role="img"
        aria-label={t(`account:sessions.kind.${entry.kind}`)}
      />
      <Box flex={1} miw={0}>
        <Text fw={550}>{name}</Text>
        <Text size="xs" c="dimmed">
          {country ? `${country} · ` : null}
          <span className="num">{entry.address}</span>
          {' · '}
          {entry.current ? (
            t('account:sessions.thisOne')
          ) : (
            <Moment at={entry.lastSeenAt} format={timeAgo} />
          )}
        </Text>
      </Box>
      {entry.current ? (
        <Text span flex="none" c="dimmed">
          {t('account:sessions.now')}
        </Text>
      ) : (
        <Button
          variant="subtle"
          flex="none"
          me={-11}
          loading={busy}
          aria-label={t('account:sessions.closeOne', { name })}
          onClick={onClose}
        >
          {t('account:sessions.close')}
        </Button>
      )}
    </Group>
  );
}

/** Ends all sessions of the user, including the current one. */
function EverywhereDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useText();
  const unsaved = useHasUnsavedWork();
  const leaving = useMutation({
    mutationFn: () => call(sessionRoutes.endMany, { query: { current: 'true' } }),
    onSuccess: signOut,
  });
  return (
    <ConfirmDialog
      opened={opened}
      question={t('account:sessions.everywhereTitle')}
      action={t('account:sessions.everywhere')}
      busy={leaving.isPending}
      onConfirm={() => leaving.mutate()}
      onClose={onClose}
    >
      <p>{t('account:sessions.everywhereText')}</p>
      {unsaved ? <p>{t('dashboard:unsaved.text')}</p> : null}
      {leaving.error ? <FieldFailure error={leaving.error} /> : null}
    </ConfirmDialog>
  );
}

/** For example "Türkiye" for TR; null if the country is unknown. */
function countryName(locale: Locale, code: string | null): string | null {
  if (!code) return null;
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code) ?? null;
}
