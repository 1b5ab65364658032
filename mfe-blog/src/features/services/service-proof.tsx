import { formatPrice, links, type ServicesPage } from '@arcada/contracts';
import { ArrowIcon, LinkButton } from '@arcada/ui';
import { Link } from 'react-router-dom';
import { Voice } from '../../shared/voice.tsx';

type Service = ServicesPage['services'][number];

/** What it costs, as a range, and for what. */
export function Price({ page, service: { price, priceUnit } }: { page: ServicesPage; service: Service }) {
  return (
    <section className="a-card a-card--padded">
      <h3>{page.priceTitle}</h3>
      <p className="blog-price">
        {formatPrice(price.from)} – {formatPrice(price.to)} USD
      </p>
      <p>{priceUnit}</p>
      <p className="a-mute a-small blog-price-note">{page.priceNote}</p>
    </section>
  );
}

/** A typical project, and a customer's words about such a one. */
export function Proof({ page, service: { example, reference } }: { page: ServicesPage; service: Service }) {
  return (
    <section className="blog-proof">
      <div className="blog-example">
        <p className="a-eyebrow">{page.exampleTitle}</p>
        <h3>{example.title}</h3>
        <p>{example.text}</p>
        <p className="blog-example-result">{example.result}</p>
      </div>
      {reference && <Voice testimonial={reference} large />}
    </section>
  );
}

/** Open for all to read: also on paper, and for search engines. */
export function Questions({ page, service: { questions } }: { page: ServicesPage; service: Service }) {
  return (
    <section>
      <h3>{page.questionsTitle}</h3>
      <dl className="blog-questions">
        {questions.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="a-mute">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function Call({ page, service }: { page: ServicesPage; service: Service }) {
  return (
    <section className="a-band blog-call">
      <div>
        <h3>{page.callTitle}</h3>
        <p>{page.callText}</p>
      </div>
      <Ask service={service} variant="signal" />
    </section>
  );
}

/** The link to the contact form, which it fills in. */
export function Ask({ service, variant }: { service: Service; variant: 'primary' | 'signal' }) {
  return (
    <p>
      <LinkButton
        component={Link}
        to={links.contact({ service: service.id })}
        variant={variant}
        size="large"
        icon={<ArrowIcon />}
      >
        {service.ask}
      </LinkButton>
    </p>
  );
}
