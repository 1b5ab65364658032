import { formatPrice, links, type ServicesPage } from '@arcada/contracts';
import { Link } from 'react-router-dom';

/** The services side by side: whom each is for, what it ends in, how long it takes, what it costs. */
export function ServiceComparison({ page }: { page: ServicesPage }) {
  return (
    <section className="blog-compared">
      <h2 id="services-compared">{page.compareTitle}</h2>
      <div className="blog-compare">
        <table aria-labelledby="services-compared">
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
                <td data-column={page.audienceTitle}>{audience}</td>
                <td data-column={page.resultTitle}>{outcome}</td>
                <td data-column={page.durationTitle}>{time}</td>
                <td data-column={page.fromTitle} className="blog-compare-price">
                  {formatPrice(price.from)} USD
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
