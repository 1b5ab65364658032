import { DomainError } from '@arcada/service-kit';

const notFound = {
  en: 'The library has no such topic.',
  'pt-BR': 'A biblioteca não tem esse tópico.',
  es: 'La biblioteca no tiene ese tema.',
};

export const topicNotFound = () => new DomainError('tools.topic.not-found', 404, notFound);
