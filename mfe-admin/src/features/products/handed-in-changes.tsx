import {
  fileSize,
  type HandedInProduct,
  languages,
  type ProductFields,
  productFieldsOf,
  writtenProductPart,
} from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Art, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { TextChanges } from '../../shared/text-changes.tsx';
import { labelOfField, wordsOfField } from './field-words.ts';
import { FileContents } from './file-contents.tsx';

/** What is handed in, field by field: of a next edition only what it changes, against what is on sale. */
export function HandedInChanges({ handedIn: { edition, product, outdated, contents } }: { handedIn: HandedInProduct }) {
  const { t } = useTranslation('admin');
  const written = productFieldsOf(writtenProductPart({ ...edition, featuredPlace: null }));
  const onSale: ProductFields = product ? productFieldsOf(writtenProductPart(product)) : {};
  const all = Object.keys(written).filter((path) => path !== 'featuredPlace');
  const changed = new Set(edition.changed);
  const { language } = useLanguage();
  const shown = edition.isNew ? all : all.filter((path) => changed.has(path));
  const languageOf = (path: string) => languages.find((each) => path.startsWith(`texts.${each}.`));
  return (
    <section className="admin-product" aria-labelledby="handed-in">
      <h2 id="handed-in">{t(`products.handedIn.${edition.isNew ? 'contents' : 'changes'}`)}</h2>
      {shown.map((path) => {
        const [before, after] = [onSale, written].map((fields) => wordsOfField(path, fields[path], t));
        if (edition.isNew && !after) return null;
        return (
          <div key={path}>
            <h3 className="a-field-label">{labelOfField(path, t)}</h3>
            {outdated.includes(path) && <Notice tone="warning">{t('products.handedIn.outdated')}</Notice>}
            {edition.isNew ? (
              <p className="admin-written" lang={languageOf(path)}>
                {after}
              </p>
            ) : (
              <TextChanges before={before ?? ''} after={after ?? ''} lang={languageOf(path)} />
            )}
          </div>
        );
      })}
      <h3 className="a-field-label">{t('products.handedIn.file')}</h3>
      {edition.file ? (
        <div>
          <a className="a-link" href={`/api/admin/product-editions/${edition.id}/file`} download>
            {edition.file.name}
          </a>
          <p className="a-small a-mute">{fileSize(edition.file.bytes, language)}</p>
          <p className="a-small">
            SHA-256 <code className="a-code">{edition.file.sha256}</code>
          </p>
          <FileContents name={edition.file.name} contents={contents} />
        </div>
      ) : (
        <p className="a-mute">{t('products.handedIn.noNewFile')}</p>
      )}
      {(edition.isNew || changed.has('image')) && (
        <>
          <h3 className="a-field-label">{t(`products.handedIn.${edition.isNew ? 'image' : 'newImage'}`)}</h3>
          <div className="admin-product-picture">
            <Art src={edition.imageUrl} />
          </div>
        </>
      )}
    </section>
  );
}
