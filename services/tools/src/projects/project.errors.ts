import { type Project, projectLimits, type Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

const texts = {
  notFound: {
    en: 'This project does not exist or has been removed.',
    'pt-BR': 'Este projeto não existe ou foi removido.',
    es: 'Este proyecto no existe o se ha eliminado.',
  },
  changed: {
    en: 'This project has been changed in the meantime. Load it again, then repeat your change.',
    'pt-BR': 'Este projeto foi alterado nesse meio-tempo. Carregue-o de novo e repita a alteração.',
    es: 'Este proyecto ha cambiado mientras tanto. Vuelve a cargarlo y repite el cambio.',
  },
  tooMany: {
    en: `You have ${projectLimits.projects} projects, which is the limit. Delete some that you no longer need.`,
    'pt-BR': `Você tem ${projectLimits.projects} projetos, que é o limite. Exclua os que não usa mais.`,
    es: `Tienes ${projectLimits.projects} proyectos, que es el límite. Elimina los que ya no necesites.`,
  },
  endsBeforeStart: {
    en: 'The last month is before the first one. Change one of them.',
    'pt-BR': 'O último mês é anterior ao primeiro. Altere um dos dois.',
    es: 'El último mes es anterior al primero. Cambia uno de los dos.',
  },
} satisfies Record<string, Translated>;

export const projectNotFound = () => new DomainError('tools.project.not-found', 404, texts.notFound);
export const tooManyProjects = () => new DomainError('tools.project.too-many', 409, texts.tooMany);
export const endsBeforeStart = () => new DomainError('tools.project.ends-before-start', 400, texts.endsBeforeStart);
/** With what is stored now. */
export const changedElsewhere = (project: Project) =>
  new DomainError('tools.project.changed', 412, texts.changed, { data: { project } });
