import { type AssistantAnswer, type AssistantCitation, links } from '@arcada/contracts';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { SourceState } from './source-dialog.tsx';
import { termsOfAnswer } from './terms-of-answer.ts';

/** Topics and terms have no page of their own: they open beside the conversation. */
function useSourceLink() {
  const [search] = useSearchParams();
  return (href: string) => {
    const [path, query] = href.split('?');
    if (path !== links.bimDocs()) return href;
    const merged = new URLSearchParams(search);
    for (const [name, value] of new URLSearchParams(query)) merged.set(name, value);
    return `?${merged}`;
  };
}

interface AnswerProps {
  answer: Pick<AssistantAnswer, 'engine' | 'notice' | 'citations' | 'texts' | 'refusal'>;
}

/** Quoted sentences with the sources that they are from, or a refusal with what is nearest. */
export function Answer({ answer: { engine, notice, citations, texts, refusal } }: AnswerProps) {
  const { t } = useTranslation('tools');
  const terms = termsOfAnswer({ engine, citations, texts });
  const linkOf = useSourceLink();
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
                    <Link className="a-link" to={linkOf(href)}>
                      {title}
                    </Link>
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
                to={linkOf(citation.href)}
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
  to,
  quotes,
}: {
  citation: AssistantCitation;
  to: string;
  quotes: string[];
}) {
  const { t } = useTranslation('tools');
  return (
    <li value={number}>
      <Link className="a-link" to={to} hrefLang={language} state={{ quotes } satisfies SourceState}>
        {heading ? `${title}: ${heading}` : title}
      </Link>{' '}
      <span className="a-small a-mute">{t(`assistant.kind.${kind}`)}</span>
    </li>
  );
}
