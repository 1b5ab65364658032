import { site } from '@arcada/contracts';
import type { ServicesPageSeed } from './service-texts.ts';
import { aiConsulting } from './services/ai-consulting.ts';
import { customDevelopment } from './services/custom-development.ts';
import { implementation } from './services/implementation.ts';
import { training } from './services/training.ts';

const hours = site.claims.supportReplyHours;

export const servicesPage: ServicesPageSeed = {
  texts: {
    en: {
      title: 'Services',
      lead: 'Four ways to work with us. Each begins with a conversation about what you want to decide, build or stop doing.',
      processTitle: 'How it works',
      deliverablesTitle: 'What you get',
      neededTitle: 'What we need from you',
      durationTitle: 'Typical duration',
      priceTitle: 'Price',
      priceNote:
        'You get a proposal with a fixed price before any work begins. Taxes are added where they are due, and you get an invoice.',
      exampleTitle: 'A typical project',
      questionsTitle: 'Questions and answers',
      compareTitle: 'The four services compared',
      serviceTitle: 'Service',
      audienceTitle: 'Who it is for',
      resultTitle: 'Result',
      fromTitle: 'Price from',
      callTitle: 'Tell us about your project',
      callText: `A few lines are enough. We reply within ${hours} hours on working days, and the first conversation is free.`,
    },
    'pt-BR': {
      title: 'Serviços',
      lead: 'Quatro maneiras de trabalhar conosco. Todas começam com uma conversa sobre o que você quer decidir, construir ou deixar de fazer.',
      processTitle: 'Como acontece',
      deliverablesTitle: 'O que você recebe',
      neededTitle: 'O que precisamos de você',
      durationTitle: 'Duração típica',
      priceTitle: 'Preço',
      priceNote:
        'A proposta traz um preço fixo antes de qualquer trabalho. Os impostos são acrescentados quando devidos, e você recebe uma fatura.',
      exampleTitle: 'Um projeto típico',
      questionsTitle: 'Perguntas e respostas',
      compareTitle: 'Os quatro serviços lado a lado',
      serviceTitle: 'Serviço',
      audienceTitle: 'Para quem',
      resultTitle: 'Resultado',
      fromTitle: 'Preço a partir de',
      callTitle: 'Conte sobre o seu projeto',
      callText: `Algumas linhas bastam. Respondemos em até ${hours} horas em dias úteis, e a primeira conversa é gratuita.`,
    },
    es: {
      title: 'Servicios',
      lead: 'Cuatro maneras de trabajar con nosotros. Todas empiezan con una conversación sobre lo que quieres decidir, construir o dejar de hacer.',
      processTitle: 'Cómo se desarrolla',
      deliverablesTitle: 'Qué recibes',
      neededTitle: 'Qué necesitamos de ti',
      durationTitle: 'Duración habitual',
      priceTitle: 'Precio',
      priceNote:
        'La propuesta indica un precio fijo antes de empezar cualquier trabajo. Los impuestos se añaden cuando corresponda, y recibes una factura.',
      exampleTitle: 'Un proyecto típico',
      questionsTitle: 'Preguntas y respuestas',
      compareTitle: 'Los cuatro servicios, comparados',
      serviceTitle: 'Servicio',
      audienceTitle: 'Para quién',
      resultTitle: 'Resultado',
      fromTitle: 'Precio desde',
      callTitle: 'Cuéntanos tu proyecto',
      callText: `Unas líneas bastan. Respondemos en un plazo de ${hours} horas en días laborables, y la primera conversación es gratuita.`,
    },
  },
  services: [aiConsulting, customDevelopment, training, implementation],
};
