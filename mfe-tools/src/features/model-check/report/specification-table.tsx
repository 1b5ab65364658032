import { numberFormat } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Badge, Button } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpecificationSummary } from '../work/report-messages.ts';
import { Pager } from './pager.tsx';

const pageSize = 50;
const tones = { pass: 'success', fail: 'danger', unchecked: 'neutral' } as const;

interface SpecificationTableProps {
  specifications: readonly SpecificationSummary[];
  /** Shows the failing elements of one, counted from 0. */
  onShow: (index: number) => void;
}

/** Each specification with its numbers of elements, and the requirements that are violated. */
export function SpecificationTable({ specifications, onShow }: SpecificationTableProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const [from, setFrom] = useState(0);
  const number = numberFormat(language);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="a-table-scroll" aria-label={t('modelCheck.bySpecification')} tabIndex={0}>
        <table className="a-table check-table">
          <caption className="a-visually-hidden">{t('modelCheck.bySpecification')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('modelCheck.specification')}</th>
              <th scope="col">{t('modelCheck.status')}</th>
              <th scope="col">{t('modelCheck.applicable')}</th>
              <th scope="col">{t('modelCheck.passed')}</th>
              <th scope="col">{t('modelCheck.failing')}</th>
              <th scope="col">
                <span className="a-visually-hidden">{t('modelCheck.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {specifications.slice(from, from + pageSize).map((found, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: specifications may share a name and never move
              <tr key={from + at}>
                <th scope="row" className="check-name">
                  {found.name}
                  {found.reason && <p className="a-small">{found.reason}</p>}
                  {found.failed > 0 && <Violated found={found} />}
                </th>
                <td>
                  <Badge tone={tones[found.status]}>{found.statusText}</Badge>
                </td>
                <td>{number.format(found.applicable)}</td>
                <td>{number.format(found.applicable - found.failed)}</td>
                <td>{number.format(found.failed)}</td>
                <td>
                  {found.failed > 0 && (
                    <Button
                      size="small"
                      aria-label={t('modelCheck.showNamed', { name: found.name })}
                      onClick={() => onShow(from + at)}
                    >
                      {t('modelCheck.show')}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Pager from={from} count={pageSize} total={specifications.length} onFrom={setFrom} />
    </>
  );
}

function Violated({ found }: { found: SpecificationSummary }) {
  const { language } = useLanguage();
  const violated = found.requirements.filter(({ failed }) => failed > 0);
  return (
    <ul className="a-small check-violated">
      {violated.map(({ text, failed }) => (
        <li key={text}>
          {text}: {numberFormat(language).format(failed)}
        </li>
      ))}
    </ul>
  );
}
