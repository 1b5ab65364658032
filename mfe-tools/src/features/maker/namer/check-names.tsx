import { type BimDocument, checkNames } from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { CheckIcon, Field, TextArea } from '@arcada/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Of a pasted list; each line is a name. */
const mostNames = 1_000;
const mostShown = 100;
/** Kinds of files that are named as set aside. */
const mostAside = 12;

const namesIn = (text: string): string[] =>
  text
    .split(/[\r\n\t]+/)
    .map((line) => line.trim())
    .filter((name) => name !== '')
    .slice(0, mostNames);

/** A pasted list of names, each with what is wrong with it; those with a fault come first. */
export function CheckNames({ document }: { document: BimDocument }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const [text, setText] = useState('');
  const latest = useDeferredValue(text);
  const names = useMemo(() => checkNames(document, namesIn(latest), language), [document, latest, language]);
  const wrong = names.filter(({ faults }) => faults.length > 0);
  const extensions = new Set(names.map(({ extension }) => extension.toLowerCase()).filter((one) => one !== ''));
  const hasFolders = names.some(({ folder }) => folder !== '');
  const aside = [...(hasFolders ? [t('namer.folders')] : []), ...extensions].slice(0, mostAside);
  const sorted = [...wrong, ...names.filter(({ faults }) => faults.length === 0)];
  return (
    <div className="a-stack">
      <Field label={t('namer.list')} hint={t('namer.listHint', { most: mostNames })}>
        <TextArea rows={5} spellCheck={false} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <p role="status" className="a-small">
        {names.length > 0 && t('namer.result', { wrong: wrong.length, count: names.length })}
        {aside.length > 0 && ` ${t('namer.aside', { list: aside.join(' ') })}`}
      </p>
      <ul className="tools-names">
        {sorted.slice(0, mostShown).map(({ name, extension, faults }) => (
          <li key={name + extension}>
            <code>{name}</code>
            {faults.length === 0 ? (
              <span className="a-small a-mute">
                <CheckIcon size={16} /> {t('namer.fits')}
              </span>
            ) : (
              <ul className="a-small tools-name-faults">
                {faults.map((fault) => (
                  <li key={fault}>{fault}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
