import type { ServiceSeed } from '../service-texts.ts';

export const customDevelopment: ServiceSeed = {
  id: 'custom-development',
  price: { from: 4000, to: 38000 },
  reference: 'thiago-brandini',
  texts: {
    en: {
      tab: 'Custom development',
      title: 'The tool that your process is missing',
      audience: 'Teams with a task that repeats and no product that does it',
      outcome: 'A tool with its source code, tests and manual',
      time: '4–10 weeks',
      offer: [
        'Revit plug-ins, Dynamo graphs, Python scripts and small services between your CDE, your models and your lists. We build the part that cannot be bought and use what exists for the rest.',
        'You own the source. It is written to be read by your own people, comes with tests on your sample files, and has no licence check that stops your project when ours ends.',
      ],
      process: [
        {
          name: 'Problem',
          text: 'You show us the task at its slowest. We count how often it happens and what it costs.',
        },
        {
          name: 'Proposal',
          text: 'Two pages: scope, exclusions, acceptance tests and a fixed price.',
        },
        {
          name: 'First version',
          text: 'The narrowest useful version within two or three weeks, used on a real project.',
        },
        { name: 'Corrections', text: 'What your people say after a week of use decides what comes next.' },
        {
          name: 'Handover',
          text: 'Source, installer, manual, and an afternoon in which someone on your team makes a change while we watch.',
        },
      ],
      deliverables: [
        'Installer or package for the agreed versions of your software',
        'Source code with tests and a short guide for whoever changes it',
        'Manual of a few pages in the language of your team',
        'Bug fixes for three months after handover',
      ],
      needed: [
        'One person who knows the task and has two hours a week for us',
        'Sample files that we may keep for the tests, anonymised if you wish',
        'A decision about versions and about who may install software',
      ],
      duration: 'Four to ten weeks from the proposal; a script may take one.',
      priceUnit: 'per tool, fixed in the proposal',
      example: {
        title: 'A check for door schedules',
        text: 'Every Friday a hospital project compares its door schedule with the room data sheets by hand. A Revit plug-in reads both, lists the differences and writes back the values that the coordinator approves.',
        result:
          'A day of comparing becomes a list to go through. The plug-in, its source and its tests stay with the office.',
      },
      questions: [
        {
          name: 'Who owns the source code?',
          text: 'You do, from the handover. It includes the tests and a short guide, so that your own people or another firm can go on with it.',
        },
        {
          name: 'Which versions of Revit do you support?',
          text: 'The versions that your projects use, from 2021 on. They are named in the proposal and tested before the handover.',
        },
        {
          name: 'What if the task changes while you build?',
          text: 'The first version is in use after two or three weeks, so most changes show early. What goes beyond the proposal gets a price of its own before we start on it.',
        },
      ],
      ask: 'Ask about custom development',
      message: 'I would like to talk about a custom tool. The task it should take over is: ',
    },
    'pt-BR': {
      tab: 'Desenvolvimento sob medida',
      title: 'A ferramenta que falta ao seu processo',
      audience: 'Equipes com uma tarefa que se repete e nenhum produto que a faça',
      outcome: 'Uma ferramenta com código-fonte, testes e manual',
      time: '4 a 10 semanas',
      offer: [
        'Plugins de Revit, rotinas de Dynamo, scripts de Python e pequenos serviços entre o seu CDE, os modelos e as listas. Construímos a parte que não se compra e usamos o que existe para o resto.',
        'O código-fonte é seu. É escrito para ser lido pela sua própria equipe, vem com testes sobre os seus arquivos de exemplo e não tem verificação de licença que pare o seu projeto quando o nosso acabar.',
      ],
      process: [
        {
          name: 'Problema',
          text: 'Você nos mostra a tarefa no seu pior dia. Contamos com que frequência acontece e quanto custa.',
        },
        {
          name: 'Proposta',
          text: 'Duas páginas: escopo, exclusões, testes de aceitação e preço fixo.',
        },
        { name: 'Primeira versão', text: 'A menor versão útil em duas ou três semanas, usada em um projeto real.' },
        {
          name: 'Correções',
          text: 'O que a sua equipe disser depois de uma semana de uso decide o que vem a seguir.',
        },
        {
          name: 'Entrega',
          text: 'Código, instalador, manual e uma tarde em que alguém da sua equipe faz uma alteração enquanto acompanhamos.',
        },
      ],
      deliverables: [
        'Instalador ou pacote para as versões combinadas do seu software',
        'Código-fonte com testes e um guia curto para quem for alterá-lo',
        'Manual de poucas páginas no idioma da sua equipe',
        'Correção de falhas por três meses depois da entrega',
      ],
      needed: [
        'Uma pessoa que conheça a tarefa e tenha duas horas por semana para nós',
        'Arquivos de exemplo que possamos guardar para os testes, anonimizados se preferir',
        'Uma decisão sobre versões e sobre quem pode instalar software',
      ],
      duration: 'De quatro a dez semanas a partir da proposta; um script pode levar uma.',
      priceUnit: 'por ferramenta, fixo na proposta',
      example: {
        title: 'Uma verificação para tabelas de portas',
        text: 'Toda sexta-feira, um projeto de hospital compara à mão a tabela de portas com as fichas de ambientes. Um plugin para Revit lê as duas, lista as diferenças e grava os valores que o coordenador aprova.',
        result:
          'Um dia de comparação vira uma lista para revisar. O plugin, o código-fonte e os testes ficam com o escritório.',
      },
      questions: [
        {
          name: 'De quem é o código-fonte?',
          text: 'Seu, a partir da entrega. Ele inclui os testes e um guia curto, para que sua equipe ou outra empresa possa continuar.',
        },
        {
          name: 'Quais versões do Revit vocês atendem?',
          text: 'As versões que seus projetos usam, a partir da 2021. Elas constam da proposta e são testadas antes da entrega.',
        },
        {
          name: 'E se a tarefa mudar durante o desenvolvimento?',
          text: 'A primeira versão entra em uso em duas ou três semanas, então a maioria das mudanças aparece cedo. O que vai além da proposta recebe um preço próprio antes de começarmos.',
        },
      ],
      ask: 'Perguntar sobre desenvolvimento',
      message: 'Gostaria de conversar sobre uma ferramenta sob medida. A tarefa que ela deveria assumir é: ',
    },
    es: {
      tab: 'Desarrollo a medida',
      title: 'La herramienta que le falta a tu proceso',
      audience: 'Equipos con una tarea que se repite y ningún producto que la haga',
      outcome: 'Una herramienta con código fuente, pruebas y manual',
      time: '4 a 10 semanas',
      offer: [
        'Plugins de Revit, rutinas de Dynamo, scripts de Python y pequeños servicios entre tu CDE, tus modelos y tus listas. Construimos la parte que no se puede comprar y usamos lo que existe para el resto.',
        'El código fuente es tuyo. Está escrito para que lo lea tu propia gente, viene con pruebas sobre tus archivos de ejemplo y no tiene una comprobación de licencia que pare tu proyecto cuando acabe el nuestro.',
      ],
      process: [
        {
          name: 'Problema',
          text: 'Nos enseñas la tarea en su peor día. Contamos con qué frecuencia ocurre y cuánto cuesta.',
        },
        { name: 'Propuesta', text: 'Dos páginas: alcance, exclusiones, pruebas de aceptación y precio fijo.' },
        {
          name: 'Primera versión',
          text: 'La versión útil más pequeña en dos o tres semanas, usada en un proyecto real.',
        },
        { name: 'Correcciones', text: 'Lo que diga tu equipo tras una semana de uso decide qué viene después.' },
        {
          name: 'Entrega',
          text: 'Código, instalador, manual y una tarde en la que alguien de tu equipo hace un cambio mientras observamos.',
        },
      ],
      deliverables: [
        'Instalador o paquete para las versiones acordadas de tu software',
        'Código fuente con pruebas y una guía breve para quien lo modifique',
        'Manual de pocas páginas en el idioma de tu equipo',
        'Corrección de fallos durante tres meses después de la entrega',
      ],
      needed: [
        'Una persona que conozca la tarea y tenga dos horas semanales para nosotros',
        'Archivos de ejemplo que podamos guardar para las pruebas, anonimizados si lo prefieres',
        'Una decisión sobre versiones y sobre quién puede instalar software',
      ],
      duration: 'De cuatro a diez semanas desde la propuesta; un script puede llevar una.',
      priceUnit: 'por herramienta, fijado en la propuesta',
      example: {
        title: 'Una comprobación para tablas de puertas',
        text: 'Cada viernes, un proyecto de hospital compara a mano su tabla de puertas con las fichas de espacios. Un plugin para Revit lee ambas, lista las diferencias y escribe los valores que aprueba el coordinador.',
        result:
          'Un día de comparación se convierte en una lista por revisar. El plugin, su código fuente y sus pruebas se quedan en el estudio.',
      },
      questions: [
        {
          name: '¿De quién es el código fuente?',
          text: 'Tuyo, desde la entrega. Incluye las pruebas y una guía breve, para que tu equipo u otra empresa pueda continuar.',
        },
        {
          name: '¿Con qué versiones de Revit funciona?',
          text: 'Las que usan tus proyectos, desde la 2021. Se indican en la propuesta y se prueban antes de la entrega.',
        },
        {
          name: '¿Y si la tarea cambia durante el desarrollo?',
          text: 'La primera versión está en uso en dos o tres semanas, así que la mayoría de los cambios aparecen pronto. Lo que va más allá de la propuesta recibe un precio propio antes de empezar.',
        },
      ],
      ask: 'Preguntar por el desarrollo',
      message: 'Me gustaría hablar de una herramienta a medida. La tarea de la que debería encargarse es: ',
    },
  },
};
