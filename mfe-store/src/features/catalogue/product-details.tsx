import type { Product } from '@arcada/contracts';
import { dateFormat } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { CheckIcon } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

/** Features and contents beside requirements and changes. */
export function ProductDetails({ product }: { product: Product }) {
  const { t } = useTranslation('store');
  const { language } = useLanguage();
  const date = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div className="store-details">
      <div className="store-main">
        <section className="a-prose">
          {product.body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        {product.inside.length > 0 && (
          <section>
            <h2>{t('product.inside')}</h2>
            <ul className="a-list store-inside">
              {product.inside.map((item) => (
                <li key={item.name}>
                  <CheckIcon />
                  <div>
                    <h3 className="store-inside-name">{item.name}</h3>
                    <p className="a-mute">{item.text}</p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <aside className="store-aside">
        <section>
          <h2>{t('product.requirements')}</h2>
          <ul className="store-requirements">
            {product.requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
            <li>{t('product.activation')}</li>
          </ul>
        </section>
        {product.changelog.length > 0 && (
          <section>
            <h2 id="changelog">{t('product.changelog')}</h2>
            {product.changelog.map((entry) => (
              <div key={entry.version} className="store-change">
                <p className="a-row">
                  <strong className="a-code">v{entry.version}</strong>
                  <time className="a-small a-mute" dateTime={entry.date}>
                    {date.format(new Date(entry.date))}
                  </time>
                </p>
                <ul>
                  {entry.notes.map((note) => (
                    <li key={note}>{note}</li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        )}
      </aside>
    </div>
  );
}
