import { Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link, useNavigate } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { UnsavedGuard } from '../../../dashboard/kit/page/unsaved-work.tsx';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { ErrorSummary, type Messages } from '../../../dashboard/kit/parts/error-summary.tsx';
import { FormActions, FormSection } from '../../../dashboard/kit/parts/form-section.tsx';
import { AdminsOnly } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { useSubmit } from '../../../dashboard/kit/parts/use-submit.ts';
import { call, reload } from '../../../dashboard/kit/session/calls.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { redirectRoutes } from '../contract.ts';
import { KindChoice, LIST } from './parts.tsx';
import css from './paste.module.css';

const ID = 'redirect-lines';

export function PastePage() {
  const { t } = useText();
  const title = t('redirects:paste.title');
  return (
    <AdminsOnly title={title} texts="redirects:">
      <PasteForm title={title} />
    </AdminsOnly>
  );
}

/** Many redirects at once, pasted from a table. What is wrong is shown line by line. */
function PasteForm({ title }: { title: string }) {
  const { t, locale } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [lines, setLines] = useState('');
  const [isPermanent, setPermanent] = useState(true);
  const [isSaved, setSaved] = useState(false);
  const number = (count: number) => formatNumber(locale, count);
  const { faults, attempt, busy, submit, clearFaults } = useSubmit({
    find: () => {
      const field = t('redirectFields:redirect-lines');
      return lines.trim() ? {} : { lines: t('dashboard:validation.required', { field }) };
    },
    send: async () => {
      const { data } = await call(redirectRoutes.paste, { body: { lines, isPermanent } });
      const { added, known } = data;
      setSaved(true);
      const values = { count: added, formatted: number(added), known: number(known) };
      toast.success(t(`redirects:paste.${known > 0 ? 'addedSome' : 'added'}`, values));
      reload(client, redirectRoutes);
      void navigate(LIST, { state: { saved: true } });
    },
  });
  const faulty = faultyLines(faults, lines);
  const count = faulty.length;
  const message =
    count > 0
      ? t('redirects:paste.faulty', { count, formatted: number(count) })
      : (faults.lines ?? faults.form);
  const discard = useCallback(() => setLines(''), []);
  return (
    <form className="page" noValidate onSubmit={submit}>
      <BackLink to={LIST}>{t('redirects:title')}</BackLink>
      <PageHead title={title} />
      <ErrorSummary
        title={t('redirects:faults')}
        faults={message ? [{ message, ...(!faults.form && { target: ID }) }] : []}
        attempt={attempt}
      />
      <FormSection title={t('redirects:paste.section')} text={t('redirects:paste.text')}>
        <Textarea
          id={ID}
          classNames={{ input: css.area }}
          label={t('redirectFields:redirect-lines')}
          description={t('redirects:paste.hint')}
          error={count > 0 ? message : faults.lines}
          autosize
          minRows={8}
          maxRows={24}
          wrap="off"
          spellCheck={false}
          autoComplete="off"
          value={lines}
          onChange={(event) => {
            // The messages at lines stay, so that all can be corrected.
            clearFaults('lines');
            setLines(event.currentTarget.value);
          }}
        />
        <FaultyLines faulty={faulty} field={ID} />
        <KindChoice isPermanent={isPermanent} onChange={setPermanent} />
      </FormSection>
      <FormActions>
        <Button type="submit" variant="filled" loading={busy}>
          {t('redirects:paste.save')}
        </Button>
        <Button component={Link} to={LIST}>
          {t('dashboard:dialog.cancel')}
        </Button>
      </FormActions>
      <UnsavedGuard unsaved={!isSaved && lines.trim() !== ''} onDiscard={discard} />
    </form>
  );
}

interface FaultyLine {
  /** From 1. */
  number: number;
  message: string;
  /** Where the line begins and ends in the text. */
  from: number;
  to: number;
}

/** The lines that the server has refused, with their places in the text. */
export function faultyLines(faults: Messages, text: string): FaultyLine[] {
  const lines = text.split('\n');
  return Object.entries(faults).flatMap(([path, message = '']) => {
    const number = Number(/^lines\.(\d+)$/.exec(path)?.[1]);
    if (!number) return [];
    const from = lines.slice(0, number - 1).reduce((sum, line) => sum + line.length + 1, 0);
    return [{ number, message, from, to: from + (lines[number - 1]?.length ?? 0) }];
  });
}

interface FaultyLinesProps {
  faulty: FaultyLine[];
  /** The id of the field with the lines. */
  field: string;
}

/** Every faulty line; a press selects it in the field. */
export function FaultyLines({ faulty, field }: FaultyLinesProps) {
  const { t } = useText();
  if (faulty.length === 0) return null;
  function select({ from, to }: FaultyLine): void {
    const area = document.getElementById(field) as HTMLTextAreaElement | null;
    area?.focus();
    area?.setSelectionRange(from, to);
  }
  return (
    <ul role="list" className={css.lines} aria-label={t('redirects:paste.faultyLines')}>
      {faulty.map((line) => (
        <li key={line.number}>
          <button type="button" onClick={() => select(line)}>
            {t('redirects:paste.line', { number: line.number })}
          </button>{' '}
          {line.message}
        </li>
      ))}
    </ul>
  );
}
