import type { ServicesPageSeed } from './service-texts.ts';
import { aiConsulting } from './services/ai-consulting.ts';
import { customDevelopment } from './services/custom-development.ts';
import { implementation } from './services/implementation.ts';
import { training } from './services/training.ts';

export const servicesPage: ServicesPageSeed = {
  texts: {
    en: {
      title: 'Services',
      lead: 'Four ways to work with us. Each begins with a conversation about what you want to decide, build or stop doing.',
      processTitle: 'How it works',
      deliverablesTitle: 'What you get',
      neededTitle: 'What we need from you',
      durationTitle: 'Typical duration',
    },
    'pt-BR': {
      title: 'Serviços',
      lead: 'Quatro maneiras de trabalhar conosco. Todas começam com uma conversa sobre o que você quer decidir, construir ou deixar de fazer.',
      processTitle: 'Como acontece',
      deliverablesTitle: 'O que você recebe',
      neededTitle: 'O que precisamos de você',
      durationTitle: 'Duração típica',
    },
    es: {
      title: 'Servicios',
      lead: 'Cuatro maneras de trabajar con nosotros. Todas empiezan con una conversación sobre lo que quieres decidir, construir o dejar de hacer.',
      processTitle: 'Cómo se desarrolla',
      deliverablesTitle: 'Qué recibes',
      neededTitle: 'Qué necesitamos de ti',
      durationTitle: 'Duración habitual',
    },
  },
  services: [aiConsulting, customDevelopment, training, implementation],
};
