import type { SearchSource } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Link } from 'react-router-dom';
import { useSearchSources } from '../search/search-sources.ts';
import { factsApi } from './facts.api.ts';

/** Kinds of things that can be had; pages of the house aren't counted. */
export const countedSources = (sources: readonly SearchSource[]): SearchSource[] =>
  sources.filter(({ kind }) => kind !== 'page');

/** What can be had on this site, counted by the areas. */
export function Facts() {
  return (
    <dl className="f-facts">
      {countedSources(useSearchSources()).map((source) => (
        <Fact key={source.kind} source={source} />
      ))}
    </dl>
  );
}

/** Left out while it isn't known: no figure is made up. */
function Fact({ source }: { source: SearchSource }) {
  const { language } = useLanguage();
  const { data } = factsApi.useSiteAmountQuery(source.api);
  if (!data?.total) return null;
  return (
    <div>
      <dt>
        <Link to={source.page}>{source.label[language]}</Link>
      </dt>
      <dd>{data.total}</dd>
    </div>
  );
}
