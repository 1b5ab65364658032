import { fileSize, type HandedInProduct } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

interface FileContentsProps {
  name: string;
  contents: HandedInProduct['contents'];
}

/** What is inside a zip file, so that nobody has to unpack it to know what buyers would get. */
export function FileContents({ name, contents }: FileContentsProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  if (!contents)
    return /\.zip$/i.test(name) ? <Notice tone="warning">{t('products.handedIn.contentsMissing')}</Notice> : null;
  const { files, count, bytes } = contents;
  const title = t('products.handedIn.filesInside', { count, size: fileSize(bytes, language) });
  return (
    <section className="admin-zip" aria-label={title}>
      <p>{title}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it. */}
      <ul tabIndex={0} aria-label={title}>
        {files.map((file, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a zip file may have the same name twice.
          <li key={at}>
            <span className="a-code">{file.name}</span> <span className="a-mute">{fileSize(file.bytes, language)}</span>
          </li>
        ))}
      </ul>
      {count > files.length && (
        <p className="a-small a-mute">{t('products.handedIn.filesMore', { count: count - files.length })}</p>
      )}
    </section>
  );
}
