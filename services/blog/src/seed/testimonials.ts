interface TestimonialTexts {
  content: string;
  customerTitle: string;
}

export interface TestimonialSeed {
  id: string;
  /** 0 to 5, half stars allowed */
  rating: number;
  customerName: string;
  customerCompany: string;
  texts: { en: TestimonialTexts; 'pt-BR': TestimonialTexts; es: TestimonialTexts };
}

export const testimonials: TestimonialSeed[] = [
  {
    id: 'marina-coutinho',
    rating: 5,
    customerName: 'Marina Coutinho',
    customerCompany: 'Ateliê Pedra Lisa',
    texts: {
      en: {
        content:
          'We asked for an execution plan and got a day of questions first. The plan is eleven pages, everyone on the team has read it, and at the second milestone nobody asked who owns the openings in the slabs.',
        customerTitle: 'BIM manager',
      },
      'pt-BR': {
        content:
          'Pedimos um plano de execução e recebemos antes um dia de perguntas. O plano tem onze páginas, toda a equipe leu, e no segundo marco ninguém perguntou de quem eram as aberturas das lajes.',
        customerTitle: 'Gerente BIM',
      },
      es: {
        content:
          'Pedimos un plan de ejecución y primero recibimos un día de preguntas. El plan tiene once páginas, todo el equipo lo ha leído y en el segundo hito nadie preguntó de quién eran los huecos de los forjados.',
        customerTitle: 'BIM manager',
      },
    },
  },
  {
    id: 'owen-harcastle',
    rating: 4.5,
    customerName: 'Owen Harcastle',
    customerCompany: 'Fennbridge Engineers',
    texts: {
      en: {
        content:
          'The Dynamo graphs do what the page says and show their list before they write. Setting up the Player for the whole office took us longer than we had planned; the graphs themselves have not needed us since.',
        customerTitle: 'Digital lead, structures',
      },
      'pt-BR': {
        content:
          'As rotinas de Dynamo fazem o que a página diz e mostram a lista antes de gravar. Configurar o Player para o escritório inteiro demorou mais do que planejamos; as rotinas em si não precisaram de nós desde então.',
        customerTitle: 'Líder digital, estruturas',
      },
      es: {
        content:
          'Las rutinas de Dynamo hacen lo que dice la página y muestran su lista antes de escribir. Configurar el Player para todo el estudio nos llevó más de lo previsto; las rutinas en sí no nos han necesitado desde entonces.',
        customerTitle: 'Responsable digital, estructuras',
      },
    },
  },
  {
    id: 'lucia-ferrandis',
    rating: 5,
    customerName: 'Lucía Ferrandis',
    customerCompany: 'Taller Norte Sur Arquitectos',
    texts: {
      en: {
        content:
          'The training was on our own model, with our own mistakes on the screen. It was uncomfortable for an hour and useful for the rest of the year. The checklist that we wrote in that week is still on the wall.',
        customerTitle: 'Partner, coordination',
      },
      'pt-BR': {
        content:
          'O treinamento foi no nosso próprio modelo, com os nossos erros na tela. Desconfortável por uma hora, útil pelo resto do ano. O checklist que escrevemos naquela semana continua na parede.',
        customerTitle: 'Sócia, coordenação',
      },
      es: {
        content:
          'La formación fue con nuestro propio modelo y nuestros propios errores en pantalla. Incómoda durante una hora, útil el resto del año. La lista de comprobación que escribimos aquella semana sigue en la pared.',
        customerTitle: 'Socia, coordinación',
      },
    },
  },
  {
    id: 'thiago-brandini',
    rating: 4,
    customerName: 'Thiago Brandini',
    customerCompany: 'Construtora Serra Azul',
    texts: {
      en: {
        content:
          'They told us that half of what we wanted to automate was not worth it, and why. The other half runs every night. I would have liked the manual in Portuguese from the first delivery; it came with the second.',
        customerTitle: 'Head of technical planning',
      },
      'pt-BR': {
        content:
          'Disseram que metade do que queríamos automatizar não valia a pena, e por quê. A outra metade roda toda noite. Eu gostaria de ter tido o manual em português já na primeira entrega; veio na segunda.',
        customerTitle: 'Chefe de planejamento técnico',
      },
      es: {
        content:
          'Nos dijeron que la mitad de lo que queríamos automatizar no merecía la pena, y por qué. La otra mitad funciona cada noche. Me habría gustado tener el manual en portugués desde la primera entrega; llegó con la segunda.',
        customerTitle: 'Jefe de planificación técnica',
      },
    },
  },
  {
    id: 'aisling-morrow',
    rating: 4.5,
    customerName: 'Aisling Morrow',
    customerCompany: 'Quayside Health Estates',
    texts: {
      en: {
        content:
          'As a client we had copied our information requirements from project to project for years. After two workshops they are a third as long, and the bids that we receive can be compared line by line.',
        customerTitle: 'Estates information manager',
      },
      'pt-BR': {
        content:
          'Como contratante, copiávamos nossos requisitos de informação de um projeto para outro havia anos. Depois de duas oficinas, eles têm um terço do tamanho, e as propostas que recebemos podem ser comparadas linha a linha.',
        customerTitle: 'Gestora de informação de ativos',
      },
      es: {
        content:
          'Como cliente, llevábamos años copiando los requisitos de información de un proyecto a otro. Después de dos talleres ocupan un tercio, y las ofertas que recibimos se pueden comparar línea por línea.',
        customerTitle: 'Gestora de información de activos',
      },
    },
  },
  {
    id: 'esteban-villalba',
    rating: 3.5,
    customerName: 'Esteban Villalba',
    customerCompany: 'Ingeniería Cuatro Vientos',
    texts: {
      en: {
        content:
          'The documentation assistant finds the paragraph in our standard and says when it finds nothing, which is what we wanted. Sorting our old documents beforehand was more work than we expected, although they had warned us.',
        customerTitle: 'MEP coordinator',
      },
      'pt-BR': {
        content:
          'O assistente de documentação acha o parágrafo no nosso padrão e avisa quando não acha nada, que era o que queríamos. Organizar antes os documentos antigos deu mais trabalho do que esperávamos, embora eles tivessem avisado.',
        customerTitle: 'Coordenador de instalações',
      },
      es: {
        content:
          'El asistente de documentación encuentra el párrafo en nuestro estándar y avisa cuando no encuentra nada, que es lo que queríamos. Ordenar antes los documentos antiguos dio más trabajo del que esperábamos, aunque nos habían avisado.',
        customerTitle: 'Coordinador de instalaciones',
      },
    },
  },
];
