import { formatPrice, links, type ServicesPage } from '@arcada/contracts';
import { Link } from 'react-router-dom';

/** The services side by side: whom each is for, what it ends in, how long it takes, what it costs. */
export function ServiceComparison({ page }: { page: ServicesPage }) {
  return (
    <section className="blog-compared">
      <h2 id="services-compared">{page.compareTitle}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keyboard */}
      <section className="blog-compare" aria-labelledby="services-compared" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {[page.serviceTitle, page.audienceTitle, page.resultTitle, page.durationTitle, page.fromTitle].map(
                (title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {page.services.map(({ id, tab, audience, outcome, time, price }) => (
              <tr key={id}>
                <th scope="row">
                  <Link className="a-link" to={links.services(id)}>
                    {tab}
                  </Link>
                </th>
                <td>{audience}</td>
                <td>{outcome}</td>
                <td>{time}</td>
                <td className="blog-compare-price">{formatPrice(price.from)} USD</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
