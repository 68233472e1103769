import { ActionIcon, Button, Group, NativeSelect, Radio, Stack, TextInput } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { LanguageChoice } from '../../../dashboard/kit/form/language-choice.tsx';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { UnsavedGuard } from '../../../dashboard/kit/page/unsaved-work.tsx';
import { FieldFailure } from '../../../dashboard/kit/parts/failure.tsx';
import { read } from '../../../dashboard/kit/session/calls.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { IconPlus, IconTrash } from '../../../ui/tabler-icons/index.ts';
import { peopleRoutes } from '../contract.ts';
import { NO_OFFICE, OFFICE_LENGTH, type StaffMember } from '../schema.ts';
import { OrderedRows } from './ordered-rows.tsx';
import { Face } from './parts.tsx';
import css from './people.module.css';

/** Who was chosen, in their order, and who of them leads. */
export interface Chosen {
  members: readonly StaffMember[];
  chairId: string | null;
}

interface ChosenPeopleProps {
  /** As it is stored. Mount the component again when it is stored anew. */
  stored: Chosen;
  /** The namespace of its texts, with ":". */
  texts: string;
  /** Whether one of them can lead the others. */
  hasChair?: boolean;
  save: (chosen: Chosen) => Promise<void>;
}

/** People with an office in each language, in an order; everything is saved together. */
export function ChosenPeople({ stored, texts, hasChair, save }: ChosenPeopleProps) {
  const { t } = useText();
  const [chosen, setChosen] = useState(stored);
  const [locale, setLocale] = useState<Locale>('tr');
  const [announced, announce] = useState('');
  const { members, chairId } = chosen;
  const unsaved = chosen !== stored;
  const discard = useCallback(() => setChosen(stored), [stored]);
  const saving = useMutation({ mutationFn: () => save(chosen) });
  const setMembers = (next: readonly StaffMember[]) => setChosen({ ...chosen, members: next });
  function move(from: number, to: number) {
    const member = members[from];
    if (!member || to < 0 || to >= members.length) return;
    setMembers(members.toSpliced(from, 1).toSpliced(to, 0, member));
    announce(t('peopleDesk:moved', { name: member.name, position: to + 1 }));
  }
  const setOffice = (personId: string, text: string) =>
    setMembers(
      members.map((one) =>
        one.personId === personId ? { ...one, office: { ...one.office, [locale]: text } } : one,
      ),
    );
  const takeOut = (personId: string) =>
    setChosen({
      members: members.filter((one) => one.personId !== personId),
      chairId: chairId === personId ? null : chairId,
    });
  return (
    <Stack align="stretch">
      <UnsavedGuard unsaved={unsaved} onDiscard={discard} />
      {members.length > 0 ? (
        <>
          <LanguageChoice label={t(`${texts}language`)} shown={locale} onShow={setLocale} />
          <OrderedRows
            label={t(`${texts}order`)}
            rows={members}
            idOf={({ personId }) => personId}
            nameOf={({ name }) => name}
            onMove={move}
            announced={announced}
            actions={({ personId, name }) => (
              <ActionIcon
                aria-label={t(`${texts}takeOutOf`, { name })}
                title={t(`${texts}takeOut`)}
                onClick={() => takeOut(personId)}
              >
                <IconTrash size={18} aria-hidden="true" />
              </ActionIcon>
            )}
          >
            {({ personId, name, duty, portrait, office }) => (
              <>
                <Face name={name} portrait={portrait} />
                <span className={css.who}>
                  <span lang="tr">{name}</span>
                </span>
                <div className={css.office}>
                  <TextInput
                    aria-label={t(`${texts}officeOf`, { name })}
                    placeholder={locale === 'tr' ? duty : office.tr}
                    lang={locale}
                    autoComplete="off"
                    maxLength={OFFICE_LENGTH}
                    value={office[locale]}
                    onChange={({ currentTarget }) => setOffice(personId, currentTarget.value)}
                  />
                  {hasChair ? (
                    <Radio
                      mt={6}
                      name="chair"
                      label={t(`${texts}chair`)}
                      aria-label={t(`${texts}chairIs`, { name })}
                      checked={chairId === personId}
                      onChange={() => setChosen({ ...chosen, chairId: personId })}
                    />
                  ) : null}
                </div>
              </>
            )}
          </OrderedRows>
        </>
      ) : (
        <p className="hint">{t(`${texts}noMembers`)}</p>
      )}
      <AddMember
        texts={texts}
        members={members}
        onAdd={(member) => setMembers([...members, member])}
      />
      {saving.error ? <FieldFailure error={saving.error} /> : null}
      <Group gap="sm">
        <Button
          variant="filled"
          disabled={!unsaved}
          loading={saving.isPending}
          onClick={() => saving.mutate()}
        >
          {t(`${texts}saveMembers`)}
        </Button>
        <span className="hint" role="status">
          {unsaved ? t(`${texts}membersUnsaved`) : ''}
        </span>
      </Group>
    </Stack>
  );
}

interface AddMemberProps {
  texts: string;
  members: readonly StaffMember[];
  onAdd: (member: StaffMember) => void;
}

/** Everyone who was not chosen yet. */
function AddMember({ texts, members, onAdd }: AddMemberProps) {
  const { t } = useText();
  const { data } = useQuery(read(peopleRoutes.list));
  const [chosen, setChosen] = useState('');
  const known = new Set(members.map(({ personId }) => personId));
  const others = (data ?? []).filter(({ id }) => !known.has(id));
  const person = others.find(({ id }) => id === chosen);
  if (data && others.length === 0) return <p className="hint">{t(`${texts}noneLeft`)}</p>;
  return (
    <Group gap="sm" align="flex-end">
      <NativeSelect
        id="board-person"
        label={t(`${texts}choose`)}
        value={person ? chosen : ''}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        data={[
          { value: '', label: '–' },
          ...others.map(({ id, name, duty }) => ({
            value: id,
            label: duty ? `${name}, ${duty}` : name,
          })),
        ]}
      />
      <Button
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        disabled={!person}
        onClick={() => {
          if (!person) return;
          const { id, name, duty, portrait } = person;
          onAdd({ personId: id, name, duty, portrait, office: NO_OFFICE });
          setChosen('');
        }}
      >
        {t(`${texts}addMember`)}
      </Button>
    </Group>
  );
}
