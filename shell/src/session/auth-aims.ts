import { links, type Translated } from '@arcada/contracts';

interface Aim {
  /** Beginnings of the paths that lead here. */
  paths: readonly string[];
  /** Above the form, also where the panel is hidden. */
  lead: Translated;
  title: Translated;
  /** What it makes can be seen without an account. */
  sample?: { see: Translated; alt: Translated };
  blurbs: readonly { title: Translated; text: Translated }[];
}

const free = {
  title: { en: 'Free', 'pt-BR': 'Grátis', es: 'Gratis' },
  text: {
    en: 'All it takes is an account: no card, no trial period.',
    'pt-BR': 'Basta ter uma conta: sem cartão e sem período de teste.',
    es: 'Solo necesitas una cuenta: sin tarjeta y sin período de prueba.',
  },
};
const yours = {
  title: { en: 'Private', 'pt-BR': 'Privado', es: 'Privado' },
  text: {
    en: 'Your documents belong to your account alone until you share one by a link. You can delete them at any time.',
    'pt-BR':
      'Os seus documentos ficam só na sua conta, até você compartilhar um por link. Pode excluí-los quando quiser.',
    es: 'Tus documentos están solo en tu cuenta, hasta que compartas uno con un enlace. Puedes eliminarlos cuando quieras.',
  },
};
const maker = {
  title: {
    en: 'BEP, EIR, PIR, AIR and OIR to ISO 19650',
    'pt-BR': 'BEP, EIR, PIR, AIR e OIR segundo a ISO 19650',
    es: 'BEP, EIR, PIR, AIR y OIR según la ISO 19650',
  },
  text: {
    en: 'Write step by step, from a sample if you like; the text is checked as you go, and you get PDF, Word and Excel.',
    'pt-BR':
      'Escreva passo a passo, a partir de um exemplo se quiser; o texto é verificado enquanto você escreve, e você recebe PDF, Word e Excel.',
    es: 'Redacta paso a paso, desde un ejemplo si quieres; el texto se comprueba mientras escribes, y obtienes PDF, Word y Excel.',
  },
};

/** What awaits behind the sign-in, by where it leads. In this page's own code: the shell's texts are loaded everywhere. */
const aims: readonly Aim[] = [
  {
    paths: [links.bimDocs()],
    lead: {
      en: 'The documentation assistant is free. Sign in or register to open it.',
      'pt-BR': 'O assistente de documentação é gratuito. Entre ou cadastre-se para abri-lo.',
      es: 'El asistente de documentación es gratuito. Inicia sesión o regístrate para abrirlo.',
    },
    title: { en: 'Documentation assistant', 'pt-BR': 'Assistente de documentação', es: 'Asistente de documentación' },
    blurbs: [
      {
        title: { en: 'Responses with sources', 'pt-BR': 'Respostas com fontes', es: 'Respuestas con fuentes' },
        text: {
          en: 'Ask about BIM documentation, ISO 19650 and our products; each passage is quoted from this site, with its source.',
          'pt-BR':
            'Pergunte sobre documentação BIM, ISO 19650 e nossos produtos; cada trecho vem deste site e é citado com a fonte.',
          es: 'Pregunta sobre documentación BIM, ISO 19650 y nuestros productos; cada pasaje viene de este sitio y se cita con su fuente.',
        },
      },
      free,
      {
        title: { en: 'Private', 'pt-BR': 'Privado', es: 'Privado' },
        text: {
          en: 'Your conversations are kept in your account. You can delete them at any time.',
          'pt-BR': 'As suas conversas ficam na sua conta. Você pode excluí-las quando quiser.',
          es: 'Tus conversaciones se guardan en tu cuenta. Puedes eliminarlas cuando quieras.',
        },
      },
    ],
  },
  {
    paths: [links.modelCheck()],
    lead: {
      en: 'The model check is free. Sign in or register to open it.',
      'pt-BR': 'A verificação de modelos é gratuita. Entre ou cadastre-se para abri-la.',
      es: 'La comprobación de modelos es gratuita. Inicia sesión o regístrate para abrirla.',
    },
    title: { en: 'Check a model', 'pt-BR': 'Verificar um modelo', es: 'Comprobar un modelo' },
    blurbs: [
      {
        title: { en: 'IFC against IDS', 'pt-BR': 'IFC com IDS', es: 'IFC con IDS' },
        text: {
          en: 'Check a model against an IDS file, or against the information needs of your own document, and take the findings along as BCF.',
          'pt-BR':
            'Verifique um modelo com um arquivo IDS, ou com as necessidades de informação do seu próprio documento, e leve os apontamentos em BCF.',
          es: 'Comprueba un modelo con un archivo IDS, o con las necesidades de información de tu propio documento, y llévate las incidencias en BCF.',
        },
      },
      free,
      {
        title: { en: 'In your browser', 'pt-BR': 'No seu navegador', es: 'En tu navegador' },
        text: {
          en: 'The check runs on your computer: the model is not uploaded.',
          'pt-BR': 'A verificação roda no seu computador: o modelo não é enviado.',
          es: 'La comprobación se hace en tu ordenador: el modelo no se sube.',
        },
      },
    ],
  },
  {
    paths: [links.myDocuments(), links.dashboard('documents')],
    lead: {
      en: 'Your documents are in your account. Sign in or register to open them.',
      'pt-BR': 'Os seus documentos estão na sua conta. Entre ou cadastre-se para abri-los.',
      es: 'Tus documentos están en tu cuenta. Inicia sesión o regístrate para abrirlos.',
    },
    title: { en: 'My documents', 'pt-BR': 'Meus documentos', es: 'Mis documentos' },
    blurbs: [maker, free, yours],
  },
  {
    paths: ['/tools/'],
    lead: {
      en: 'The document maker is free. Sign in or register to open it.',
      'pt-BR': 'O criador de documentos é gratuito. Entre ou cadastre-se para abri-lo.',
      es: 'El creador de documentos es gratuito. Inicia sesión o regístrate para abrirlo.',
    },
    title: { en: 'Document maker', 'pt-BR': 'Criador de documentos', es: 'Creador de documentos' },
    sample: {
      see: {
        en: 'See what it makes: a sample plan',
        'pt-BR': 'Veja o resultado: um plano de exemplo',
        es: 'Ve el resultado: un plan de ejemplo',
      },
      alt: {
        en: 'Table from the sample plan: information to deliver, with owners and due dates',
        'pt-BR': 'Tabela do plano de exemplo: informações a entregar, com responsáveis e datas',
        es: 'Tabla del plan de ejemplo: información que entregar, con responsables y fechas',
      },
    },
    blurbs: [maker, free, yours],
  },
  {
    paths: [links.checkout()],
    lead: {
      en: 'Sign in or register to go on to payment. Your cart comes along.',
      'pt-BR': 'Entre ou cadastre-se para seguir para o pagamento. O seu carrinho vai com você.',
      es: 'Inicia sesión o regístrate para continuar con el pago. Tu carrito va contigo.',
    },
    title: { en: 'One step to the payment', 'pt-BR': 'Falta um passo para o pagamento', es: 'A un paso del pago' },
    blurbs: [
      {
        title: { en: 'Your cart comes along', 'pt-BR': 'Seu carrinho vai com você', es: 'Tu carrito va contigo' },
        text: {
          en: 'What you put in the cart before signing in stays in it.',
          'pt-BR': 'O que você colocou no carrinho antes de entrar continua nele.',
          es: 'Lo que pusiste en el carrito antes de iniciar sesión sigue en él.',
        },
      },
      {
        title: { en: 'Payment by Stripe', 'pt-BR': 'Pagamento pela Stripe', es: 'Pago con Stripe' },
        text: {
          en: 'Your card number never reaches us.',
          'pt-BR': 'O número do seu cartão nunca chega até nós.',
          es: 'El número de tu tarjeta nunca nos llega.',
        },
      },
      {
        title: { en: 'Invoice and access', 'pt-BR': 'Fatura e acesso', es: 'Factura y acceso' },
        text: {
          en: 'Invoices, downloads and licence keys stay in your order history.',
          'pt-BR': 'Faturas, downloads e chaves de licença ficam no seu histórico de pedidos.',
          es: 'Las facturas, descargas y claves de licencia quedan en tu historial de pedidos.',
        },
      },
    ],
  },
  {
    paths: ['/courses'],
    lead: {
      en: 'Sign in or register to go on with your course.',
      'pt-BR': 'Entre ou cadastre-se para continuar o seu curso.',
      es: 'Inicia sesión o regístrate para continuar tu curso.',
    },
    title: { en: 'Your courses', 'pt-BR': 'Os seus cursos', es: 'Tus cursos' },
    blurbs: [
      {
        title: { en: 'Go on where you stopped', 'pt-BR': 'Continue de onde parou', es: 'Continúa donde lo dejaste' },
        text: {
          en: 'Progress, answers and notes are kept in your account, on every device.',
          'pt-BR': 'Progresso, respostas e anotações ficam na sua conta, em qualquer aparelho.',
          es: 'El progreso, las respuestas y las notas se guardan en tu cuenta, en cualquier dispositivo.',
        },
      },
      {
        title: { en: 'Exercises with files', 'pt-BR': 'Exercícios com arquivos', es: 'Ejercicios con archivos' },
        text: {
          en: 'Download the files of a lesson and work through them at your own pace.',
          'pt-BR': 'Baixe os arquivos de uma aula e trabalhe neles no seu ritmo.',
          es: 'Descarga los archivos de una lección y trabaja con ellos a tu ritmo.',
        },
      },
      {
        title: { en: 'Certificate', 'pt-BR': 'Certificado', es: 'Certificado' },
        text: {
          en: 'It is issued when every lesson is complete, and anyone can verify its code.',
          'pt-BR': 'É emitido quando todas as aulas estão concluídas, e qualquer pessoa pode verificar o código.',
          es: 'Se emite cuando todas las lecciones están completas, y cualquiera puede verificar su código.',
        },
      },
    ],
  },
];

/** Of a path of this site; none where the sign-in leads to no place of these. */
export const aimOf = (path: string): Aim | undefined =>
  aims.find(({ paths }) => paths.some((beginning) => path.startsWith(beginning)));
