import { links, type ServiceTab, type Translated } from '@arcada/contracts';

/** What people type who look for a page, besides its own words. */
export type FoundPageName = 'services' | 'about' | 'contact' | 'privacy' | 'terms' | ServiceTab;

export const searchWords: Record<FoundPageName, Translated> = {
  services: {
    en: 'service offer consultancy consultant consulting price prices cost fees hire help project',
    'pt-BR': 'serviço oferta consultoria consultor consultora preço preços custo honorários contratar ajuda projeto',
    es: 'servicio oferta consultoría consultor consultora precio precios coste honorarios contratar ayuda proyecto',
  },
  'ai-consulting': {
    en: 'service artificial intelligence assistant advice consultancy consultant pilot tender price prices cost',
    'pt-BR':
      'serviço inteligência artificial assistente assessoria consultor consultora piloto licitação preço preços custo',
    es: 'servicio inteligencia artificial asistente asesoramiento consultor consultora piloto licitación precio precios coste',
  },
  'custom-development': {
    en: 'service software plug-in plugin add-in script automation programming API price prices cost',
    'pt-BR': 'serviço software plugin add-in script automação programação API preço preços custo',
    es: 'servicio software plugin complemento script automatización programación API precio precios coste',
  },
  training: {
    en: 'service course workshop class teaching in-house company team clash detection coordination price prices cost',
    'pt-BR':
      'serviço curso oficina turma capacitação formação empresa equipe clash detection interferências coordenação preço preços custo',
    es: 'servicio curso taller clase capacitación empresa equipo clash detection interferencias coordinación precio precios coste',
  },
  implementation: {
    en: 'service BIM consultant consultancy consulting rollout ISO 19650 standard CDE cloud common data environment setup process client developer owner appointing party EIR requirements tender acceptance price prices cost',
    'pt-BR':
      'serviço BIM consultor consultora consultoria implementação ISO 19650 norma CDE nuvem ambiente comum de dados processo incorporadora contratante parte contratante proprietário EIR requisitos licitação concorrência aceite preço preços custo',
    es: 'servicio BIM consultor consultora consultoría implementación ISO 19650 norma CDE nube entorno común de datos proceso promotora propietario parte contratante EIR requisitos licitación aceptación precio precios coste',
  },
  about: {
    en: 'about us company team people who we are consultancy mission vision values principles history',
    'pt-BR': 'sobre nós empresa equipe pessoas quem somos consultoria missão visão valores princípios história',
    es: 'sobre nosotros empresa equipo personas quiénes somos consultoría misión visión valores principios historia',
  },
  contact: {
    en: 'contact us email phone message support help question demo demonstration quote',
    'pt-BR': 'fale conosco e-mail telefone mensagem suporte ajuda pergunta demonstração orçamento',
    es: 'contáctanos correo teléfono mensaje soporte ayuda pregunta demostración presupuesto',
  },
  privacy: {
    en: 'privacy data protection personal data cookies GDPR LGPD delete',
    'pt-BR': 'privacidade proteção de dados pessoais cookies LGPD excluir',
    es: 'privacidad protección de datos personales cookies RGPD eliminar',
  },
  terms: {
    en: 'refund refunds return money back cancel licence seats conditions contract purchase invoice price prices payment tax',
    'pt-BR':
      'reembolso devolução dinheiro de volta cancelar licença assentos condições contrato compra fatura preço preços pagamento imposto',
    es: 'reembolso devolución dinero cancelar licencia puestos condiciones contrato compra factura precio precios pago impuesto',
  },
};

/** The contact page's own texts are its remote's. */
export const contactTexts = {
  title: { en: 'Contact', 'pt-BR': 'Contato', es: 'Contacto' },
  summary: {
    en: 'Ask a question, get help with a purchase, or tell us about a project.',
    'pt-BR': 'Faça uma pergunta, peça ajuda com uma compra ou conte sobre um projeto.',
    es: 'Haz una pregunta, pide ayuda con una compra o cuéntanos un proyecto.',
  },
} satisfies Record<string, Translated>;

/** Pages of other areas that belong to no list of theirs, and the lists themselves. */
export const pagesOfOthers: readonly {
  id: string;
  path: string;
  title: Translated;
  summary: Translated;
  words: Translated;
}[] = [
  {
    id: 'products',
    path: links.products(),
    title: { en: 'Products', 'pt-BR': 'Produtos', es: 'Productos' },
    summary: {
      en: 'Revit plug-ins, Python scripts and Dynamo packs, each with its compatibility, contents and changelog.',
      'pt-BR':
        'Plugins para Revit, scripts Python e pacotes Dynamo, cada um com compatibilidade, conteúdo e histórico de versões.',
      es: 'Plugins para Revit, scripts de Python y paquetes de Dynamo, cada uno con su compatibilidad, contenido e historial de cambios.',
    },
    words: {
      en: 'product shop store catalogue catalog software add-in buy download',
      'pt-BR': 'produto loja catálogo software add-in comprar baixar',
      es: 'producto tienda catálogo software complemento comprar descargar',
    },
  },
  {
    id: 'courses',
    path: links.courses(),
    title: { en: 'Courses', 'pt-BR': 'Cursos', es: 'Cursos' },
    summary: {
      en: 'Revit, Navisworks, BIM management and Python, taught by people who do the work, with exercises from real projects.',
      'pt-BR':
        'Revit, Navisworks, gestão BIM e Python, ensinados por quem faz o trabalho, com exercícios de projetos reais.',
      es: 'Revit, Navisworks, gestión BIM y Python, enseñados por quienes hacen el trabajo, con ejercicios de proyectos reales.',
    },
    words: {
      en: 'course online video lesson learn learning class instructor teacher certificate',
      'pt-BR': 'curso online vídeo aula aprender aprendizado turma instrutor instrutora professor certificado',
      es: 'curso en línea vídeo lección aprender aprendizaje clase instructor instructora profesor certificado',
    },
  },
  {
    id: 'blog',
    path: links.blog(),
    title: { en: 'Blog', 'pt-BR': 'Blog', es: 'Blog' },
    summary: {
      en: 'Information management, automation and AI in building projects: what worked, what did not, and the scripts to try it yourself.',
      'pt-BR':
        'Gestão da informação, automação e IA em projetos de construção: o que funcionou, o que não funcionou e os scripts para você experimentar.',
      es: 'Gestión de la información, automatización e IA en proyectos de construcción: qué funcionó, qué no y los scripts para probarlo.',
    },
    words: {
      en: 'article articles post posts news author authors',
      'pt-BR': 'artigo artigos post posts notícias autor autora autores',
      es: 'artículo artículos entrada entradas noticias autor autora autores',
    },
  },
  {
    id: 'bep-maker',
    // Open to everyone: it shows what comes out, and leads on to the maker.
    path: links.documentMaker(),
    title: { en: 'BEP maker', 'pt-BR': 'Criador de BEP', es: 'Creador de BEP' },
    summary: {
      en: 'Write a BIM execution plan to ISO 19650, step by step, and have it checked as you go.',
      'pt-BR': 'Escreva um plano de execução BIM segundo a ISO 19650, passo a passo, com verificação contínua.',
      es: 'Redacta un plan de ejecución BIM según la ISO 19650, paso a paso y con comprobación continua.',
    },
    words: {
      en: 'execution plan document tool BEP EIR AIR PIR OIR TIDP MIDP delivery plan responsibility matrix level of information need tender template sample',
      'pt-BR':
        'plano de execução BEP PEB ferramenta de documentos EIR AIR PIR OIR TIDP MIDP plano de entrega matriz de responsabilidades nível de informação necessária concorrência licitação modelo exemplo',
      es: 'plan de ejecución BEP PEB herramienta de documentos EIR AIR PIR OIR TIDP MIDP plan de entrega matriz de responsabilidades nivel de información necesaria licitación plantilla ejemplo',
    },
  },
  {
    id: 'model-check',
    path: links.modelCheck(),
    title: { en: 'Check a model', 'pt-BR': 'Verificar um modelo', es: 'Comprobar un modelo' },
    summary: {
      en: 'Check an IFC model against an IDS, or against the information needs of your document, in your browser.',
      'pt-BR':
        'Verifique um modelo IFC com um IDS, ou com as necessidades de informação do seu documento, no navegador.',
      es: 'Comprueba un modelo IFC con un IDS, o con las necesidades de información de tu documento, en el navegador.',
    },
    words: {
      en: 'IFC IDS BCF model checker validation requirements properties quality exchange tool',
      'pt-BR': 'IFC IDS BCF verificador de modelos validação requisitos propriedades qualidade ferramenta',
      es: 'IFC IDS BCF verificador de modelos validación requisitos propiedades calidad intercambio herramienta',
    },
  },
  {
    id: 'documentation-assistant',
    path: links.bimDocs(),
    title: {
      en: 'Documentation assistant',
      'pt-BR': 'Assistente de documentação',
      es: 'Asistente de documentación',
    },
    summary: {
      en: 'Ask about BIM documentation and get quoted passages with their sources.',
      'pt-BR': 'Pergunte sobre documentação BIM e receba trechos citados com as fontes.',
      es: 'Pregunta sobre documentación BIM y recibe pasajes citados con sus fuentes.',
    },
    words: {
      en: 'documentation tool AI chat question',
      'pt-BR': 'ferramenta de documentação IA chat pergunta',
      es: 'herramienta de documentación IA chat pregunta',
    },
  },
  {
    id: 'certificates',
    path: links.certificate(),
    title: { en: 'Verify a certificate', 'pt-BR': 'Verificar um certificado', es: 'Verificar un certificado' },
    summary: {
      en: 'Enter the code of a certificate to see whether it is valid.',
      'pt-BR': 'Digite o código de um certificado para ver se é válido.',
      es: 'Escribe el código de un certificado para ver si es válido.',
    },
    words: {
      en: 'certificates code check',
      'pt-BR': 'certificados código checar',
      es: 'certificados código comprobar',
    },
  },
];
