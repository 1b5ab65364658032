import { useErrorText, useSettled } from '@arcada/platform';
import { Field, PickInput } from '@arcada/ui/forms';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type OfferType, offersApi } from './offers.api.ts';

const pauseMilliseconds = 300;

interface OffersFieldProps {
  type: OfferType;
  label: string;
  /** Further words for the hint. */
  hint?: string;
  value: readonly string[];
  /** Longest list. */
  max: number;
  /** What can't be chosen: the thing itself. */
  without?: string;
  error: string | undefined;
  onChange: (ids: string[]) => void;
}

/** Products, courses or articles, found by a part of their name or id, and shown by their names. */
export function OffersField({ type, label, hint, value, max, without, error, onChange }: OffersFieldProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [words, setWords] = useState('');
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const unnamed = value.filter((id) => !(id in names));
  const named = offersApi.useAdminOfferNamesQuery(unnamed.length > 0 ? { type, ids: unnamed } : skipToken);
  const found = offersApi.useAdminOffersQuery({ type, q: useSettled(words.trim(), pauseMilliseconds) });
  const offers = (found.currentData ?? []).filter(({ id }) => id !== without);
  const handleChange = (ids: string[]) => {
    setNames({ ...names, ...Object.fromEntries(offers.map(({ id, name }) => [id, name])) });
    onChange(ids);
  };
  return (
    <Field label={label} hint={[t('offers.hint'), hint].filter(Boolean).join(' ')} error={error}>
      <PickInput
        value={value}
        max={max}
        options={offers.map(({ id, name, onSale }) => ({ value: id, label: `${name} (${id})`, disabled: !onSale }))}
        labelOf={(id) => names[id] ?? named.data?.[id] ?? id}
        loading={found.isFetching}
        emptyText={found.error ? errorText(found.error) : t(found.isFetching ? 'offers.searching' : 'offers.none')}
        onSearch={setWords}
        onChange={handleChange}
      />
    </Field>
  );
}
