import { languagesInWords } from '@arcada/bim';
import { type AssistantAnswer, type AssistantCitation, type Language, links } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { SourceState } from './source-dialog.tsx';
import { termsOfAnswer } from './terms-of-answer.ts';

interface SourceAddress {
  to: string;
  /** Whether the page has to be loaded anew, in another language. */
  reloadDocument: boolean;
}

/**
 * Where a source opens, in the language of the passage: topics and terms have no page of their own and open beside the
 * conversation.
 */
function useSourceAddress() {
  const [search] = useSearchParams();
  const { language: ofPage } = useLanguage();
  return (href: string, language: Language): SourceAddress => {
    const { pathname, searchParams, hash } = new URL(href, 'https://site.invalid');
    const isHere = pathname === links.bimDocs();
    const query = new URLSearchParams(isHere ? search : undefined);
    for (const [name, value] of searchParams) query.set(name, value);
    const name = isHere ? sourceLanguage : 'lang';
    if (language === ofPage) query.delete(name);
    else query.set(name, language);
    const asked = query.size > 0 ? `?${query}` : '';
    return { to: `${isHere ? '' : pathname}${asked}${hash}`, reloadDocument: !isHere && language !== ofPage };
  };
}

/** The parameter of the address that says in which language a source is opened here. */
export const sourceLanguage = 'sourceLang';

interface AnswerProps {
  answer: Pick<AssistantAnswer, 'engine' | 'language' | 'notice' | 'citations' | 'texts' | 'refusal'>;
}

/** Quoted sentences with the sources that they are from, or a refusal with what is nearest. */
export function Answer({ answer: { engine, language, notice, citations, texts, refusal } }: AnswerProps) {
  const { t } = useTranslation('tools');
  const terms = termsOfAnswer({ engine, citations, texts });
  const addressOf = useSourceAddress();
  return (
    <div className="tools-answer">
      {texts.map(({ text, citations: numbers }, at) => (
        <p key={text}>
          {terms[at] && <strong>{`${terms[at]}: `}</strong>}
          {text}
          {numbers.map((number) => (
            <sup key={number}> [{number}]</sup>
          ))}
        </p>
      ))}
      {refusal && (
        <>
          <p>{refusal.text}</p>
          {refusal.nearest.length > 0 && (
            <>
              <p className="tools-label">{t('assistant.nearest')}</p>
              <ul>
                {refusal.nearest.map(({ id, title, href }) => (
                  <li key={id}>
                    <Link className="a-link" {...addressOf(href, language)} hrefLang={language}>
                      {title}
                    </Link>
                    <InLanguage language={language} />
                  </li>
                ))}
              </ul>
            </>
          )}
          <p>
            <Link className="a-link" to={refusal.contact}>
              {t('assistant.contact')}
            </Link>
          </p>
        </>
      )}
      {citations.length > 0 && (
        <>
          <p className="tools-label">{t('assistant.sources')}</p>
          <ol className="tools-answer-sources">
            {citations.map((citation) => (
              <Citation
                key={citation.number}
                citation={citation}
                address={addressOf(citation.href, citation.language)}
                quotes={texts.filter((one) => one.citations.includes(citation.number)).map(({ text }) => text)}
              />
            ))}
          </ol>
        </>
      )}
      {notice && <p className="a-small a-mute">{notice}</p>}
    </div>
  );
}

function Citation({
  citation: { kind, title, heading, language, number },
  address,
  quotes,
}: {
  citation: AssistantCitation;
  address: SourceAddress;
  quotes: string[];
}) {
  const { t } = useTranslation('tools');
  return (
    <li value={number}>
      <Link className="a-link" {...address} hrefLang={language} state={{ quotes } satisfies SourceState}>
        {heading ? `${title}: ${heading}` : title}
      </Link>{' '}
      <span className="a-small a-mute">{t(`assistant.kind.${kind}`)}</span>
      <InLanguage language={language} />
    </li>
  );
}

/** Says that a source opens in another language than the page's. */
function InLanguage({ language }: { language: Language }) {
  const { t } = useTranslation('tools');
  const { language: ofPage } = useLanguage();
  if (language === ofPage) return null;
  return <span className="a-small a-mute"> {t('assistant.in', { language: languagesInWords[language][ofPage] })}</span>;
}
