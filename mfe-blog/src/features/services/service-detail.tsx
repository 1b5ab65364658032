import type { ServicesPage, ServiceTab } from '@arcada/contracts';
import { Art, CheckIcon } from '@arcada/ui';
import aiConsulting from './ai-consulting.svg';
import customDevelopment from './custom-development.svg';
import implementation from './implementation.svg';
import { Ask, Call, Price, Proof, Questions } from './service-proof.tsx';
import training from './training.svg';

const pictures: Record<ServiceTab, string> = {
  'ai-consulting': aiConsulting,
  'custom-development': customDevelopment,
  training,
  implementation,
};

/** What one service offers, how it works, its results, its requirements, and how to ask for it. */
export function ServiceDetail({ page, service }: { page: ServicesPage; service: ServicesPage['services'][number] }) {
  return (
    <div className="blog-service">
      <div className="blog-service-head">
        <div className="blog-service-offer">
          <h2>{service.title}</h2>
          {service.offer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Ask service={service} variant="primary" />
        </div>
        <Art shape="framed" eager src={pictures[service.id]} />
      </div>
      <div className="blog-service-parts">
        <section>
          <h3>{page.processTitle}</h3>
          <ol className="a-list blog-process">
            {service.process.map((step, place) => (
              <li key={step.name}>
                <span className="blog-process-number" aria-hidden="true">
                  {place + 1}
                </span>
                <div>
                  <h4>{step.name}</h4>
                  <p className="a-mute">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
        <div className="blog-service-aside">
          <Price page={page} service={service} />
          <section className="a-card a-card--padded">
            <h3>{page.deliverablesTitle}</h3>
            <ul className="a-list blog-checks">
              {service.deliverables.map((text) => (
                <li key={text}>
                  <CheckIcon />
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </section>
          <section className="a-card a-card--padded">
            <h3>{page.neededTitle}</h3>
            <ul className="blog-plain-list">
              {service.needed.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            <p className="a-dimension blog-duration">{page.durationTitle}</p>
            <p className="blog-duration-text">{service.duration}</p>
          </section>
        </div>
      </div>
      <Proof page={page} service={service} />
      <Questions page={page} service={service} />
      <Call page={page} service={service} />
    </div>
  );
}
