import { isCompatible, links } from '@arcada/contracts';
import { Disclosure } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { QueryStates } from '../../../shared/query-states.tsx';
import { useEditing } from '../editing/editing-context.ts';
import './fits.css';
import { fitsApi } from './fits.api.ts';
import { type Subject, subjectsToLearn } from './subjects-to-learn.ts';

/** Programs that are looked up, and products shown for each. */
const most = { programs: 5, products: 4 };

/** What of the shop fits the plan's software, and which course teaches what fails. Asks for it only when it is opened. */
export function PlanFits() {
  const { t } = useTranslation('tools');
  return (
    <Disclosure title={t('fits.title')} lazy>
      <Fitting />
    </Disclosure>
  );
}

function Fitting() {
  const { t } = useTranslation('tools');
  const { document, findings } = useEditing();
  const named = document.tables.softwareTools.filter(({ name, version }) => name.trim() && version.trim());
  const programs = new Map(named.map(({ name, version }) => [`${name.trim()} ${version.trim()}`, { name, version }]));
  const subjects = subjectsToLearn(findings);
  return (
    <div className="a-stack">
      {programs.size === 0 && <p className="a-small">{t('fits.noSoftware')}</p>}
      {[...programs].slice(0, most.programs).map(([label, program]) => (
        <Products key={label} label={label} program={program} />
      ))}
      {subjects.map((subject) => (
        <Course key={subject} subject={subject} />
      ))}
      <p className="a-small a-mute">{t('fits.private')}</p>
    </div>
  );
}

function Products({ label, program }: { label: string; program: { name: string; version: string } }) {
  const { t } = useTranslation('tools');
  const query = fitsApi.useToolsProductsNamingQuery(program.name.trim());
  const fitting = query.data?.items.filter(({ compatibility }) => isCompatible(compatibility, program)) ?? [];
  return (
    <section>
      <h3 className="tools-fits-title">{label}</h3>
      <QueryStates query={query} />
      {query.data && fitting.length === 0 && <p className="a-small">{t('fits.noProduct')}</p>}
      <ul className="tools-fits">
        {fitting.slice(0, most.products).map(({ id, name, compatibility }) => (
          <li key={id}>
            <Link className="a-link" to={links.product(id)}>
              {name}
            </Link>{' '}
            <span className="a-small a-mute">{compatibility}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Course({ subject }: { subject: Subject }) {
  const { t } = useTranslation('tools');
  const query = fitsApi.useToolsCoursesOnQuery(t(`fits.words.${subject}`));
  const [course] = query.data?.items ?? [];
  if (query.data && !course) return null;
  return (
    <section>
      <h3 className="tools-fits-title">{t(`fits.subject.${subject}`)}</h3>
      <QueryStates query={query} />
      {course && (
        <p>
          <Link className="a-link" to={links.course(course.id)}>
            {course.title}
          </Link>
        </p>
      )}
    </section>
  );
}
