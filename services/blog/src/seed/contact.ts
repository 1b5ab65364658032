interface ContactTexts {
  title: string;
  lead: string;
  name: string;
  email: string;
  phone: string;
  optional: string;
  message: string;
  messageHint: string;
  send: string;
  sending: string;
  privacy: string;
  errors: { nameRequired: string; emailInvalid: string; messageRequired: string; messageShort: string };
  /** Exact in English: product.md, section 8 */
  success: string;
  emailSent: string;
  failure: string;
  successDetail: string;
  another: string;
  asideTitle: string;
  aside: { title: string; text: string }[];
  /** Mail that the sender gets as a receipt; {name} is replaced */
  receipt: { subject: string; body: string };
}

export interface ContactSeed {
  texts: { en: ContactTexts; 'pt-BR': ContactTexts; es: ContactTexts };
}

export const contact: ContactSeed = {
  texts: {
    en: {
      title: 'Contact',
      lead: 'Tell us what you are working on. A few lines are enough; somebody who can answer will read them.',
      name: 'Name',
      email: 'E-mail',
      phone: 'Phone',
      optional: 'optional',
      message: 'Message',
      messageHint: 'The project, the question, and by when you need an answer.',
      send: 'Send message',
      sending: 'Sending...',
      privacy: 'We use what you write here to answer you and for nothing else.',
      errors: {
        nameRequired: 'Please enter your name',
        emailInvalid: 'Please enter a valid email address',
        messageRequired: 'Please write a message',
        messageShort: 'Please write a little more, so that we can answer',
      },
      success: 'Your message has been sent successfully!',
      emailSent: 'Email sent successfully!',
      failure: 'Something went wrong. Please try again.',
      successDetail: 'You will find a copy in your inbox.',
      another: 'Send another message',
      asideTitle: 'Before you write',
      aside: [
        {
          title: 'Help with something you bought',
          text: 'Give us the order number, the version of the product and of your software, and what you see on the screen.',
        },
        {
          title: 'A demonstration',
          text: 'Say which product, how many people will watch, and two times that suit you, with your time zone.',
        },
        {
          title: 'A project',
          text: 'Tell us the stage it is in, the next milestone, and what you would like to decide by then.',
        },
        {
          title: 'Confidential documents',
          text: 'Please do not send any with this form. We shall agree on a safe way first.',
        },
      ],
      receipt: {
        subject: 'We have received your message',
        body: 'Hello {name},\n\nthank you for writing to us. Your message has arrived and somebody from the team will answer it.',
      },
    },
    'pt-BR': {
      title: 'Contato',
      lead: 'Conte em que você está trabalhando. Algumas linhas bastam; quem sabe responder vai lê-las.',
      name: 'Nome',
      email: 'E-mail',
      phone: 'Telefone',
      optional: 'opcional',
      message: 'Mensagem',
      messageHint: 'O projeto, a pergunta e para quando você precisa da resposta.',
      send: 'Enviar mensagem',
      sending: 'Enviando...',
      privacy: 'Usamos o que você escreve aqui para responder e para mais nada.',
      errors: {
        nameRequired: 'Informe o seu nome',
        emailInvalid: 'Informe um endereço de e-mail válido',
        messageRequired: 'Escreva uma mensagem',
        messageShort: 'Escreva um pouco mais, para que possamos responder',
      },
      success: 'Sua mensagem foi enviada com sucesso!',
      emailSent: 'E-mail enviado com sucesso!',
      failure: 'Algo deu errado. Tente novamente.',
      successDetail: 'Você encontra uma cópia na sua caixa de entrada.',
      another: 'Enviar outra mensagem',
      asideTitle: 'Antes de escrever',
      aside: [
        {
          title: 'Ajuda com algo que você comprou',
          text: 'Informe o número do pedido, a versão do produto e do seu software e o que aparece na tela.',
        },
        {
          title: 'Uma demonstração',
          text: 'Diga qual produto, quantas pessoas vão assistir e dois horários que lhe convêm, com o fuso.',
        },
        {
          title: 'Um projeto',
          text: 'Conte em que etapa está, qual é o próximo marco e o que você gostaria de decidir até lá.',
        },
        {
          title: 'Documentos confidenciais',
          text: 'Não os envie por este formulário. Antes combinamos um meio seguro.',
        },
      ],
      receipt: {
        subject: 'Recebemos a sua mensagem',
        body: 'Olá, {name}.\n\nObrigado por escrever. A sua mensagem chegou, e alguém da equipe vai responder.',
      },
    },
    es: {
      title: 'Contacto',
      lead: 'Cuéntanos en qué trabajas. Bastan unas líneas; las leerá alguien que puede responder.',
      name: 'Nombre',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      optional: 'opcional',
      message: 'Mensaje',
      messageHint: 'El proyecto, la pregunta y para cuándo necesitas la respuesta.',
      send: 'Enviar mensaje',
      sending: 'Enviando...',
      privacy: 'Usamos lo que escribes aquí para responderte y para nada más.',
      errors: {
        nameRequired: 'Escribe tu nombre',
        emailInvalid: 'Escribe una dirección de correo válida',
        messageRequired: 'Escribe un mensaje',
        messageShort: 'Escribe un poco más para que podamos responderte',
      },
      success: '¡Tu mensaje se ha enviado correctamente!',
      emailSent: '¡Correo enviado correctamente!',
      failure: 'Algo ha salido mal. Inténtalo de nuevo.',
      successDetail: 'Encontrarás una copia en tu bandeja de entrada.',
      another: 'Enviar otro mensaje',
      asideTitle: 'Antes de escribir',
      aside: [
        {
          title: 'Ayuda con algo que compraste',
          text: 'Indica el número de pedido, la versión del producto y de tu software, y qué ves en la pantalla.',
        },
        {
          title: 'Una demostración',
          text: 'Di qué producto, cuántas personas la verán y dos horas que te vengan bien, con tu huso horario.',
        },
        {
          title: 'Un proyecto',
          text: 'Cuéntanos en qué fase está, cuál es el próximo hito y qué te gustaría decidir para entonces.',
        },
        {
          title: 'Documentos confidenciales',
          text: 'No los envíes con este formulario. Antes acordaremos una vía segura.',
        },
      ],
      receipt: {
        subject: 'Hemos recibido tu mensaje',
        body: 'Hola, {name}:\n\nGracias por escribirnos. Tu mensaje ha llegado y alguien del equipo te responderá.',
      },
    },
  },
};
