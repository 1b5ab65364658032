import { site } from '@arcada/contracts';
import type { TextPageSeed } from './text-page.ts';

const { legalName, taxId, email } = site;

/** What the software does with personal data; how long each kind is kept is in docs/operations.md, too. */
export const privacy: TextPageSeed = {
  updated: '2026-11-30',
  texts: {
    en: {
      title: 'Privacy policy',
      lead: 'What we store about you, why, for how long, and how you get it or have it deleted.',
      text: `
## Who is responsible

${legalName}, ${taxId}, runs this site and decides what happens to the data. The person in charge of data protection (encarregado, DPO) reads [${email}](mailto:${email}); please put “data protection” in the subject. This page follows the Brazilian LGPD and, for people in the European Union, the GDPR.

## What we store, and why

- **Your account**: username, email address, the name you give us, your password as a hash that can’t be turned back, and your type of account. It lets you sign in and get what you bought.
- **Sessions**: browser and network address of each device where you are signed in. You see them in your account and can end each one.
- **Orders**: what you bought, at what price and when, with invoices and credit notes. We need them to deliver, to support you and for our accounts.
- **Learning**: your progress, notes, answers, reviews and certificates. If someone gave you a seat in a course, that person sees your name, the email of your account, progress, quiz results and certificate, but not your answers or notes; we say so before you accept. When the seat is taken back, what you had reached by then stays visible to that person until you delete your account.
- **Documents and projects** that you write in our tools, and the conversations about them.
- **Messages** you send through the contact form, to reply to them.
- **Newsletter**: your address and its language, after you have confirmed it by a link.

We sell no data, show no third-party ads and build no profiles.

## On what legal basis

- **Contract**: your account, orders, courses, documents, and replies to what you ask before you buy (LGPD art. 7 V, GDPR art. 6(1)(b))
- **Law**: invoices and credit notes (LGPD art. 7 II, GDPR art. 6(1)(c))
- **Consent**: the newsletter, and sending your text to a provider of AI models; you can withdraw it at any time (LGPD art. 7 I, GDPR art. 6(1)(a))
- **Legitimate interest**: sessions, limits against abuse, and anonymous visit counts (LGPD art. 7 IX, GDPR art. 6(1)(f))

## Where the data is, and who else handles it

All areas of the site keep their data on servers that we operate or rent, in databases of our own; we’ll tell you which host and country on request. Others get data only for these purposes:

- **Stripe**: payments
- **Our email provider**: the mails that we send you
- **A provider of AI models**: only if we use one, and only after you have agreed; the question names it

Some of them work in other countries, such as the United States. A transfer there rests on the safeguards that the law names, such as standard contractual clauses.

## Payments

You pay on Stripe’s payment page. Card numbers never reach us: we get your name, your email address and whether the payment succeeded. Stripe handles your data under [its own privacy policy](https://stripe.com/privacy).

## Emails

We send what belongs to an order, a course or your account. The newsletter comes only if you asked for it and confirmed it; each issue ends with a link that unsubscribes you.

## Cookies and your browser

We set cookies for three things: your session, a mark that someone is signed in, and the language you chose. None is for advertising or for following you, so there is no banner to click away. The browser itself also keeps the number of your cart, your theme, and text that you have typed but not sent.

## Counting visits

We count how often the page of a product or course is seen and which searches find nothing. These are numbers by day: no address, browser or person is stored with them, and the request carries no cookie. So that a page reloaded isn’t counted again, a hash of your address and browser stays in memory for ten minutes; it is never stored, and nobody can read them from it. With Do Not Track or Global Privacy Control turned on, your visit isn’t counted at all.

## AI

Our assistants search their own sources on our servers. Your text and documents go to a provider of AI models only after you have agreed, and the question names the provider. You can withdraw your consent at any time. The chat on public pages sends nothing you type.

## How long

- Sessions: 30 days after their last use, at most 180
- Which emails we sent you and when, without their text: 30 days
- Messages sent through the contact form: 24 months
- Newsletter: until you unsubscribe; addresses never confirmed, 8 days
- Who received which issue of the newsletter: 24 months
- Visitors’ carts: 90 days after their last use
- Documents in the bin: 30 days
- Everything else: until you delete your account

When you delete your account, names and addresses leave your orders. Invoices and credit notes stay as issued, because the law requires it. Questions and answers in courses stay for other learners, without your name.

## Your rights

In **Account** you can correct your data, download all of it as a file, and delete your account with all areas of the site. You can also write to us to get, correct, restrict or delete your data, or to object to its use. If our answer doesn’t satisfy you, you can turn to your data protection authority: in Brazil the ANPD, in the European Union the authority of your country.

## Changes

When this page changes, so does the date at its top. If a change matters to you, we tell you by email before it applies.
`,
    },
    'pt-BR': {
      title: 'Política de privacidade',
      lead: 'O que guardamos sobre você, por quê, por quanto tempo, e como obter ou apagar esses dados.',
      text: `
## Quem é o responsável

A ${legalName}, ${taxId}, mantém este site e é a controladora dos dados. O encarregado pelo tratamento de dados pessoais (DPO) atende em [${email}](mailto:${email}); escreva “proteção de dados” no assunto. Esta página segue a LGPD e, para pessoas na União Europeia, o GDPR.

## O que guardamos, e por quê

- **Sua conta**: nome de usuário, e-mail, o nome que você informa, a senha na forma de um hash que não pode ser revertido e o tipo de conta. Com ela você entra e recebe o que comprou.
- **Sessões**: navegador e endereço de rede de cada aparelho em que você está conectado. Você as vê na sua conta e pode encerrar cada uma.
- **Pedidos**: o que você comprou, por quanto e quando, com faturas e notas de crédito. Precisamos disso para entregar, dar suporte e manter a contabilidade.
- **Aprendizado**: progresso, anotações, respostas, avaliações e certificados. Se alguém lhe deu uma vaga em um curso, essa pessoa vê seu nome, o e-mail da sua conta, seu progresso, seus resultados nos questionários e seu certificado, mas não suas respostas nem suas anotações; avisamos isso antes de você aceitar. Se a vaga é retirada, o que você tinha alcançado até então continua visível para essa pessoa até você excluir sua conta.
- **Documentos e projetos** que você escreve nas nossas ferramentas, e as conversas sobre eles.
- **Mensagens** do formulário de contato, para respondê-las.
- **Newsletter**: seu e-mail e o idioma, depois que você confirma por um link.

Não vendemos dados, não mostramos anúncios de terceiros e não criamos perfis.

## Com que base legal

- **Contrato**: sua conta, pedidos, cursos, documentos e respostas ao que você pergunta antes de comprar (LGPD, art. 7º, V; GDPR, art. 6(1)(b))
- **Obrigação legal**: faturas e notas de crédito (LGPD, art. 7º, II; GDPR, art. 6(1)(c))
- **Consentimento**: a newsletter e o envio de textos seus a um fornecedor de modelos de IA; você pode retirá-lo quando quiser (LGPD, art. 7º, I; GDPR, art. 6(1)(a))
- **Legítimo interesse**: sessões, limites contra abusos e a contagem de visitas sem identificar pessoas (LGPD, art. 7º, IX; GDPR, art. 6(1)(f))

## Onde os dados ficam e quem mais os trata

Todas as áreas do site guardam seus dados em servidores que operamos ou alugamos, em bancos de dados próprios; informamos a empresa de hospedagem e o país a quem pedir. Outros só recebem dados para estes fins:

- **Stripe**: pagamentos
- **Nosso provedor de e-mail**: as mensagens que enviamos a você
- **Um fornecedor de modelos de IA**: apenas se usarmos um, e só depois que você concordar; a pergunta diz qual é

Alguns deles atuam em outros países, como os Estados Unidos. A transferência se apoia nas garantias que a lei prevê, como cláusulas-padrão contratuais.

## Pagamentos

Você paga na página de pagamento da Stripe. O número do cartão nunca chega até nós: recebemos seu nome, seu e-mail e a informação de que o pagamento deu certo ou não. A Stripe trata seus dados segundo [a política de privacidade dela](https://stripe.com/privacy).

## E-mails

Enviamos o que faz parte de um pedido, de um curso ou da sua conta. A newsletter só chega se você a pediu e confirmou; cada edição termina com um link para cancelar.

## Cookies e seu navegador

Usamos cookies para três coisas: sua sessão, uma marca de que alguém está conectado e o idioma escolhido. Nenhum serve para publicidade ou para acompanhar você; por isso não há aviso para fechar. O próprio navegador também guarda o número do seu carrinho, o tema e os textos que você digitou e ainda não enviou.

## Contagem de visitas

Contamos quantas vezes a página de um produto ou curso é vista e que buscas não encontram nada. São números por dia: nenhum endereço, navegador ou pessoa é guardado com eles, e a chamada não leva cookie. Para que uma página recarregada não conte de novo, um hash do seu endereço e navegador fica dez minutos na memória; ele nunca é gravado, e ninguém consegue lê-los a partir dele. Com Do Not Track ou Global Privacy Control ligado, sua visita nem é contada.

## IA

Nossos assistentes pesquisam fontes próprias, nos nossos servidores. Seus textos e documentos só vão para um fornecedor de modelos de IA depois que você concorda, e a pergunta diz qual é o fornecedor. Você pode retirar o consentimento quando quiser. O chat das páginas públicas não envia nada do que você digita.

## Por quanto tempo

- Sessões: 30 dias depois do último uso, no máximo 180
- Quais e-mails enviamos a você e quando, sem o texto deles: 30 dias
- Mensagens do formulário de contato: 24 meses
- Newsletter: até você cancelar; endereços nunca confirmados, 8 dias
- Quem recebeu qual edição da newsletter: 24 meses
- Carrinhos de visitantes: 90 dias depois do último uso
- Documentos na lixeira: 30 dias
- Todo o resto: até você excluir a conta

Quando você exclui a conta, nome e endereço saem dos pedidos. Faturas e notas de crédito ficam como foram emitidas, porque a lei exige. Perguntas e respostas nos cursos ficam para os outros alunos, sem o seu nome.

## Seus direitos

Em **Minha conta** você pode corrigir seus dados, baixar todos em um arquivo e excluir a conta em todas as áreas do site. Também pode nos escrever para obter, corrigir, limitar ou apagar seus dados, ou para se opor ao uso deles. Se a nossa resposta não resolver, você pode procurar a autoridade de proteção de dados: no Brasil, a ANPD; na União Europeia, a do seu país.

## Mudanças

Quando esta página muda, a data no início também muda. Se a mudança for importante para você, avisamos por e-mail antes que ela passe a valer.
`,
    },
    es: {
      title: 'Política de privacidad',
      lead: 'Qué guardamos sobre ti, por qué, durante cuánto tiempo y cómo puedes obtenerlo o borrarlo.',
      text: `
## Quién es el responsable

${legalName}, ${taxId}, gestiona este sitio y es responsable del tratamiento de los datos. El delegado de protección de datos (DPO) atiende en [${email}](mailto:${email}); escribe «protección de datos» en el asunto. Esta página sigue la LGPD brasileña y, para las personas en la Unión Europea, el RGPD.

## Qué guardamos y por qué

- **Tu cuenta**: nombre de usuario, correo, el nombre que nos das, la contraseña como un hash que no se puede revertir y el tipo de cuenta. Con ella inicias sesión y recibes lo que compraste.
- **Sesiones**: navegador y dirección de red de cada dispositivo en el que has iniciado sesión. Las ves en tu cuenta y puedes cerrar cada una.
- **Pedidos**: qué compraste, a qué precio y cuándo, con facturas y notas de crédito. Los necesitamos para entregar, darte soporte y llevar la contabilidad.
- **Aprendizaje**: progreso, notas, respuestas, reseñas y certificados. Si alguien te dio una plaza en un curso, esa persona ve tu nombre, el correo de tu cuenta, tu progreso, tus resultados en los cuestionarios y tu certificado, pero no tus respuestas ni tus notas; te lo decimos antes de que aceptes. Si se recupera la plaza, lo que habías alcanzado hasta entonces sigue visible para esa persona hasta que elimines tu cuenta.
- **Documentos y proyectos** que escribes en nuestras herramientas, y las conversaciones sobre ellos.
- **Mensajes** del formulario de contacto, para responderlos.
- **Boletín**: tu dirección y su idioma, después de que la confirmes con un enlace.

No vendemos datos, no mostramos anuncios de terceros y no creamos perfiles.

## Con qué base legal

- **Contrato**: tu cuenta, pedidos, cursos, documentos y respuestas a lo que preguntas antes de comprar (LGPD, art. 7 V; RGPD, art. 6.1.b)
- **Obligación legal**: facturas y notas de crédito (LGPD, art. 7 II; RGPD, art. 6.1.c)
- **Consentimiento**: el boletín y el envío de textos tuyos a un proveedor de modelos de IA; puedes retirarlo cuando quieras (LGPD, art. 7 I; RGPD, art. 6.1.a)
- **Interés legítimo**: sesiones, límites contra abusos y el recuento de visitas sin identificar a personas (LGPD, art. 7 IX; RGPD, art. 6.1.f)

## Dónde están los datos y quién más los trata

Todas las áreas del sitio guardan sus datos en servidores que gestionamos o alquilamos, en bases de datos propias; si lo pides, te decimos la empresa de alojamiento y el país. Otros solo reciben datos para estos fines:

- **Stripe**: pagos
- **Nuestro proveedor de correo**: los mensajes que te enviamos
- **Un proveedor de modelos de IA**: solo si usamos uno, y solo después de que lo aceptes; la pregunta dice cuál es

Algunos trabajan en otros países, como Estados Unidos. La transferencia se apoya en las garantías que prevé la ley, como las cláusulas contractuales tipo.

## Pagos

Pagas en la página de pago de Stripe. El número de la tarjeta nunca nos llega: recibimos tu nombre, tu correo y si el pago se completó. Stripe trata tus datos según [su propia política de privacidad](https://stripe.com/privacy).

## Correos

Enviamos lo que forma parte de un pedido, de un curso o de tu cuenta. El boletín solo llega si lo pediste y lo confirmaste; cada número termina con un enlace para darte de baja.

## Cookies y tu navegador

Usamos cookies para tres cosas: tu sesión, una marca de que alguien ha iniciado sesión y el idioma que elegiste. Ninguna sirve para publicidad ni para seguirte, así que no hay ningún aviso que cerrar. El propio navegador guarda además el número de tu carrito, el tema y los textos que has escrito y aún no has enviado.

## Recuento de visitas

Contamos cuántas veces se ve la página de un producto o curso y qué búsquedas no encuentran nada. Son números por día: con ellos no se guarda ninguna dirección, navegador ni persona, y la petición no lleva cookies. Para que una página recargada no cuente otra vez, un hash de tu dirección y tu navegador queda diez minutos en memoria; nunca se almacena, y nadie puede leerlos a partir de él. Si tienes activado Do Not Track o Global Privacy Control, tu visita ni siquiera se cuenta.

## IA

Nuestros asistentes buscan en sus propias fuentes, en nuestros servidores. Tus textos y documentos solo llegan a un proveedor de modelos de IA si lo aceptas, y la pregunta dice cuál es el proveedor. Puedes retirar tu consentimiento cuando quieras. El chat de las páginas públicas no envía nada de lo que escribes.

## Durante cuánto tiempo

- Sesiones: 30 días desde su último uso, como máximo 180
- Qué correos te enviamos y cuándo, sin su texto: 30 días
- Mensajes del formulario de contacto: 24 meses
- Boletín: hasta que te des de baja; direcciones nunca confirmadas, 8 días
- Quién recibió qué número del boletín: 24 meses
- Carritos de visitantes: 90 días desde su último uso
- Documentos en la papelera: 30 días
- Todo lo demás: hasta que elimines tu cuenta

Cuando eliminas tu cuenta, el nombre y la dirección desaparecen de tus pedidos. Las facturas y notas de crédito quedan como se emitieron, porque lo exige la ley. Las preguntas y respuestas de los cursos quedan para los demás alumnos, sin tu nombre.

## Tus derechos

En **Mi cuenta** puedes corregir tus datos, descargarlos todos en un archivo y eliminar la cuenta en todas las áreas del sitio. También puedes escribirnos para obtener, corregir, limitar o borrar tus datos, u oponerte a su uso. Si nuestra respuesta no te convence, puedes acudir a la autoridad de protección de datos: en Brasil la ANPD, en la Unión Europea la de tu país.

## Cambios

Cuando esta página cambia, también lo hace la fecha del principio. Si un cambio es importante para ti, te avisamos por correo antes de que se aplique.
`,
    },
  },
};
