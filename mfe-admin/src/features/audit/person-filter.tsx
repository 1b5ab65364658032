import { useErrorText, useSettled } from '@arcada/platform';
import { Field, PickInput } from '@arcada/ui/forms';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { auditApi } from './audit.api.ts';

const pauseMilliseconds = 300;

interface PersonFilterProps {
  /** The id of an account. */
  value: string | undefined;
  /** Its name, when an entry has told it. */
  name: string | null | undefined;
  onChange: (id: string | undefined) => void;
}

/** One person, found by a part of the username. */
export function PersonFilter({ value, name, onChange }: PersonFilterProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [words, setWords] = useState('');
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const asked = useSettled(words.trim(), pauseMilliseconds);
  const found = auditApi.useAdminAuditPeopleQuery(asked || skipToken);
  const people = (asked && found.currentData) || [];
  const empty = found.isFetching ? 'offers.searching' : asked ? 'offers.none' : 'audit.personHint';
  return (
    <Field label={t('audit.person')}>
      <PickInput
        value={value ? [value] : []}
        options={people.map(({ id, username }) => ({ value: id, label: username }))}
        labelOf={(id) => names[id] ?? name ?? id}
        loading={found.isFetching}
        emptyText={found.error ? errorText(found.error) : t(empty)}
        placeholder={t('audit.everybody')}
        onSearch={setWords}
        onChange={(ids) => {
          setNames({ ...names, ...Object.fromEntries(people.map(({ id, username }) => [id, username])) });
          // Another one takes the place of the first.
          onChange(ids.at(-1));
        }}
      />
    </Field>
  );
}
