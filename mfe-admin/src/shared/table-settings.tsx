import { keepChoice, readChoice, useLanguage } from '@arcada/platform';
import { Button, Dialog, Radio, RadioGroup } from '@arcada/ui';
import { AntdTheme, Checkbox } from '@arcada/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const densities = ['comfortable', 'compact'] as const;

/** How a table looks in this browser. */
export interface TableSettings {
  hidden: readonly string[];
  density: (typeof densities)[number];
}

const keyOf = (table: string, setting: string) => `arcada.table.${table}.${setting}`;
const visibilities = ['shown', 'hidden'] as const;

/** The settings of a table, kept in this browser for the next visit. */
export function useTableSettings(table: string, columns: readonly { key: string; extra?: boolean }[]) {
  const [settings, setSettings] = useState<TableSettings>(() => ({
    hidden: columns.flatMap(({ key, extra }) =>
      (readChoice(keyOf(table, key), visibilities) ?? (extra ? 'hidden' : 'shown')) === 'hidden' ? [key] : [],
    ),
    density: readChoice(keyOf(table, 'density'), densities) ?? 'comfortable',
  }));
  const keep = (next: TableSettings) => {
    setSettings(next);
    for (const { key } of columns) keepChoice(keyOf(table, key), next.hidden.includes(key) ? 'hidden' : 'shown');
    keepChoice(keyOf(table, 'density'), next.density);
  };
  return [settings, keep] as const;
}

interface TableSettingsButtonProps {
  columns: readonly { key: string; title: string; always?: boolean }[];
  settings: TableSettings;
  onChange: (settings: TableSettings) => void;
}

export function TableSettingsButton({ columns, settings, onChange }: TableSettingsButtonProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const [open, setOpen] = useState(false);
  const toggle = (key: string, shown: boolean) =>
    onChange({
      ...settings,
      hidden: shown ? settings.hidden.filter((each) => each !== key) : [...settings.hidden, key],
    });
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('list.settings')}
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={t('list.settings')} closeLabel={t('common.close')}>
          <AntdTheme language={language}>
            <div className="a-stack">
              <fieldset className="a-field a-fieldset">
                <legend className="a-field-label a-legend">{t('list.columns')}</legend>
                {columns
                  .filter(({ always }) => !always)
                  .map(({ key, title }) => (
                    <Checkbox
                      key={key}
                      label={title}
                      checked={!settings.hidden.includes(key)}
                      onChange={({ target }) => toggle(key, target.checked)}
                    />
                  ))}
              </fieldset>
              <RadioGroup legend={t('list.density')}>
                {densities.map((density) => (
                  <Radio
                    key={density}
                    name="density"
                    label={t(`list.densities.${density}`)}
                    checked={settings.density === density}
                    onChange={() => onChange({ ...settings, density })}
                  />
                ))}
              </RadioGroup>
            </div>
          </AntdTheme>
        </Dialog>
      )}
    </>
  );
}
