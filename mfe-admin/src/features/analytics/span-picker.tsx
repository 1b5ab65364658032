import { links } from '@arcada/contracts';
import { routerLink, useLanguage } from '@arcada/platform';
import { LinkTabs } from '@arcada/ui';
import { AntdTheme } from '@arcada/ui/data';
import { Field, TextInput } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type ChosenSpan, namedSpans } from '../../shared/span.ts';

/** The named spans as links, and the days of the span; both are in the address. */
export function SpanPicker({ chosen: { name, span, fault } }: { chosen: ChosenSpan }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const [, setSearch] = useSearchParams();
  return (
    <>
      <LinkTabs
        label={t('analytics.span')}
        items={namedSpans.map((key) => ({
          key,
          label: t(`analytics.spans.${key}`),
          href: `${links.admin('analytics')}?span=${key}`,
        }))}
        current={name}
        renderLink={routerLink}
      />
      <AntdTheme language={language}>
        <div className="admin-filter admin-filter--form">
          {(['from', 'to'] as const).map((end) => (
            <Field
              key={end}
              label={t(`analytics.${end}`)}
              {...(end === 'to' && fault && { error: t(`analytics.${fault}`) })}
            >
              <TextInput
                type="date"
                value={span[end]}
                onChange={({ target: { value } }) => {
                  if (value) setSearch({ ...span, [end]: value });
                }}
              />
            </Field>
          ))}
        </div>
      </AntdTheme>
    </>
  );
}
