import { links, type ServicesPage, type ServiceTab } from '@arcada/contracts';
import { ArrowIcon, Art, CheckIcon, LinkButton } from '@arcada/ui';
import { drawScene, type SceneKind } from '@arcada/ui/drawing';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';

const scenes: Record<ServiceTab, SceneKind> = {
  'ai-consulting': 'dialogue',
  'custom-development': 'node-graph',
  training: 'course-stage',
  implementation: 'level-planes',
};

/** What one service offers, how it goes, what comes out, what it takes, and how to ask for it. */
export function ServiceDetail({ page, service }: { page: ServicesPage; service: ServicesPage['services'][number] }) {
  const picture = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(drawScene({ kind: scenes[service.id], seed: service.id }))}`,
    [service.id],
  );
  return (
    <div className="blog-service">
      <div className="blog-service-head">
        <div className="blog-service-offer">
          <h2>{service.title}</h2>
          {service.offer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Ask service={service} />
        </div>
        <Art shape="framed" eager src={picture} />
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
    </div>
  );
}

function Ask({ service }: { service: ServicesPage['services'][number] }) {
  return (
    <p>
      <LinkButton
        component={Link}
        to={links.contact({ service: service.id })}
        variant="primary"
        size="large"
        icon={<ArrowIcon />}
      >
        {service.ask}
      </LinkButton>
    </p>
  );
}
