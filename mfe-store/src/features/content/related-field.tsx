import { useErrorText, useSettled } from '@arcada/platform';
import { Field, PickInput } from '@arcada/ui/forms';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useContentTexts } from '../../shared/content-texts.ts';
import { ownProductsApi } from './content.api.ts';

const pauseMilliseconds = 300;

interface RelatedFieldProps {
  value: readonly string[];
  /** What can't be chosen: the product itself. */
  without: string;
  error: string | undefined;
  onChange: (ids: string[]) => void;
}

/** Products on sale, found by words and shown by their names. */
export function RelatedField({ value, without, error, onChange }: RelatedFieldProps) {
  const { t } = useContentTexts();
  const errorText = useErrorText();
  const [words, setWords] = useState('');
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const unnamed = value.filter((id) => !(id in names));
  const named = ownProductsApi.useStoreRelatedNamesQuery(unnamed.length > 0 ? unnamed : skipToken);
  const found = ownProductsApi.useStoreRelatableQuery(useSettled(words.trim(), pauseMilliseconds));
  const products = (found.currentData ?? []).filter(({ id }) => id !== without);
  const handleChange = (ids: string[]) => {
    setNames({ ...names, ...Object.fromEntries(products.map(({ id, name }) => [id, name])) });
    onChange(ids);
  };
  return (
    <Field label={t('fields.related')} hint={t('relatedHint')} error={error}>
      <PickInput
        value={value}
        max={12}
        options={products.map(({ id, name }) => ({ value: id, label: name }))}
        labelOf={(id) => names[id] ?? named.data?.[id] ?? id}
        loading={found.isFetching}
        emptyText={found.error ? errorText(found.error) : t(found.isFetching ? 'relatedSearching' : 'relatedNone')}
        onSearch={setWords}
        onChange={handleChange}
      />
    </Field>
  );
}
