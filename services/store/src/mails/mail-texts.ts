import type { Translated } from '@arcada/contracts';

/** Texts of the e-mails. `{name}` and other placeholders are filled in by `fill`. */
export const mailTexts = {
  confirmSubject: {
    en: 'Your order {order} is ready',
    'pt-BR': 'Seu pedido {order} está pronto',
    es: 'Tu pedido {order} está listo',
  },
  refundSubject: {
    en: 'Your order {order} was refunded',
    'pt-BR': 'Seu pedido {order} foi reembolsado',
    es: 'Tu pedido {order} ha sido reembolsado',
  },
  greeting: { en: 'Hello {name},', 'pt-BR': 'Olá, {name}!', es: 'Hola, {name}:' },
  greetingPlain: { en: 'Hello,', 'pt-BR': 'Olá!', es: 'Hola:' },
  confirmLead: {
    en: 'Thank you for your purchase. Your payment has arrived, and everything in order {order} is ready to use.',
    'pt-BR': 'Obrigado pela compra. Recebemos o seu pagamento, e tudo o que está no pedido {order} já pode ser usado.',
    es: 'Gracias por tu compra. Hemos recibido el pago y todo lo que incluye el pedido {order} ya se puede usar.',
  },
  confirmLeadFree: {
    en: 'Thank you for your order. There was nothing to pay, and everything in order {order} is ready to use.',
    'pt-BR': 'Obrigado pelo pedido. Não houve nada a pagar, e tudo o que está no pedido {order} já pode ser usado.',
    es: 'Gracias por tu pedido. No había nada que pagar y todo lo que incluye el pedido {order} ya se puede usar.',
  },
  refundLead: {
    en: 'We have refunded order {order}. {total} will be returned to your card; your bank may take a few days to show it.',
    'pt-BR':
      'Reembolsamos o pedido {order}. O valor de {total} volta para o seu cartão; o banco pode levar alguns dias para mostrá-lo.',
    es: 'Hemos reembolsado el pedido {order}. El importe de {total} vuelve a tu tarjeta; tu banco puede tardar unos días en mostrarlo.',
  },
  closedProducts: {
    en: 'What you bought with this order no longer works: its licences and downloads have ended.',
    'pt-BR': 'As licenças e os downloads deste pedido não funcionam mais.',
    es: 'Las licencias y las descargas de este pedido ya no funcionan.',
  },
  closedCourses: {
    en: 'The seats of this order have ended.',
    'pt-BR': 'As vagas deste pedido foram encerradas.',
    es: 'Las plazas de este pedido han terminado.',
  },
  closedBoth: {
    en: 'What you bought with this order no longer works: its licences and downloads have ended, and so have its seats in courses.',
    'pt-BR': 'As licenças e os downloads deste pedido não funcionam mais, e as vagas dele em cursos foram encerradas.',
    es: 'Las licencias y las descargas de este pedido ya no funcionan, y sus plazas en cursos han terminado.',
  },
  seatsKept: {
    en: 'Whoever has accepted a seat keeps it as long as another order of yours has room for them in the same course. Your team’s page shows who has a seat now.',
    'pt-BR':
      'Quem já aceitou uma vaga continua com ela enquanto outro pedido seu tiver lugar no mesmo curso. A página da sua equipe mostra quem tem uma vaga agora.',
    es: 'Quien haya aceptado una plaza la conserva mientras otro pedido tuyo tenga sitio en el mismo curso. La página de tu equipo muestra quién tiene una plaza ahora.',
  },
  teamLink: { en: 'Your team', 'pt-BR': 'Sua equipe', es: 'Tu equipo' },
  partSubject: {
    en: 'A refund for your order {order}',
    'pt-BR': 'Um reembolso do seu pedido {order}',
    es: 'Un reembolso de tu pedido {order}',
  },
  partLead: {
    en: 'We have refunded part of order {order}. {total} will be returned to your card; your bank may take a few days to show it.',
    'pt-BR':
      'Reembolsamos parte do pedido {order}. O valor de {total} volta para o seu cartão; o banco pode levar alguns dias para mostrá-lo.',
    es: 'Hemos reembolsado una parte del pedido {order}. El importe de {total} vuelve a tu tarjeta; tu banco puede tardar unos días en mostrarlo.',
  },
  partClosed: {
    en: 'What was refunded no longer works. The rest of your order is unchanged.',
    'pt-BR': 'O que foi reembolsado não funciona mais. O resto do pedido não muda.',
    es: 'Lo reembolsado ya no funciona. El resto del pedido no cambia.',
  },
  endSubject: {
    en: 'A change to your order {order}',
    'pt-BR': 'Uma mudança no seu pedido {order}',
    es: 'Un cambio en tu pedido {order}',
  },
  endLead: {
    en: 'We have ended the following in order {order}. It was free of charge, so there is nothing to refund.',
    'pt-BR':
      'Encerramos os seguintes itens do pedido {order}. Eles foram gratuitos, por isso não há nada a reembolsar.',
    es: 'Hemos dado por terminado lo siguiente del pedido {order}. Era gratuito, así que no hay nada que reembolsar.',
  },
  wholeKey: {
    en: 'The order’s page copies the whole key.',
    'pt-BR': 'A página do pedido copia a chave inteira.',
    es: 'La página del pedido copia la clave entera.',
  },
  licenceKey: { en: 'Licence key', 'pt-BR': 'Chave de licença', es: 'Clave de licencia' },
  product: { en: 'Product', 'pt-BR': 'Produto', es: 'Producto' },
  course: { en: 'Course', 'pt-BR': 'Curso', es: 'Curso' },
  download: { en: 'Download', 'pt-BR': 'Baixar', es: 'Descargar' },
  giveSeats: { en: 'Invite people', 'pt-BR': 'Convidar pessoas', es: 'Invitar a personas' },
  startCourse: { en: 'Start the course', 'pt-BR': 'Começar o curso', es: 'Empezar el curso' },
  total: { en: 'Total', 'pt-BR': 'Total', es: 'Total' },
  subtotal: { en: 'Subtotal', 'pt-BR': 'Subtotal', es: 'Subtotal' },
  discount: { en: 'Coupon {coupon}', 'pt-BR': 'Cupom {coupon}', es: 'Cupón {coupon}' },
  refunded: { en: 'Refunded', 'pt-BR': 'Reembolsado', es: 'Reembolsado' },
  orderLink: { en: 'View your order', 'pt-BR': 'Ver o pedido', es: 'Ver el pedido' },
  invoiceAttached: {
    en: 'Your invoice is attached.',
    'pt-BR': 'A fatura está anexada.',
    es: 'La factura va adjunta.',
  },
  invoiceInOrder: {
    en: 'Your invoice is on the order’s page. We attach invoices only for confirmed addresses.',
    'pt-BR': 'A fatura está na página do pedido. Só enviamos faturas em anexo para e-mails confirmados.',
    es: 'La factura está en la página del pedido. Solo adjuntamos facturas para direcciones confirmadas.',
  },
  noteInOrder: {
    en: 'The {note} for your invoice is on the order’s page.',
    'pt-BR': 'A {note} da sua fatura está na página do pedido.',
    es: 'La {note} de tu factura está en la página del pedido.',
  },
  noteAttached: {
    en: 'The {note} for your invoice is attached.',
    'pt-BR': 'A {note} da sua fatura está anexada.',
    es: 'La {note} de tu factura va adjunta.',
  },
  versionSubject: {
    en: '{product} {version} is available',
    'pt-BR': '{product} {version} está disponível',
    es: '{product} {version} ya está disponible',
  },
  versionLead: {
    en: 'There is a new version of {product}, which you own. New in {version}:',
    'pt-BR': 'Há uma nova versão de {product}, que você comprou. Novidades da {version}:',
    es: 'Hay una nueva versión de {product}, que compraste. Novedades de la {version}:',
  },
  versionWhy: {
    en: 'You get this email because you own {product}.',
    'pt-BR': 'Você recebe este e-mail porque comprou {product}.',
    es: 'Recibes este correo porque compraste {product}.',
  },
  versionOff: {
    en: 'Turn off emails about new versions in your order',
    'pt-BR': 'Desativar no seu pedido os e-mails sobre novas versões',
    es: 'Desactivar en tu pedido los correos sobre versiones nuevas',
  },
  productLink: { en: 'About the product', 'pt-BR': 'Sobre o produto', es: 'Sobre el producto' },
  help: {
    en: 'Questions? Write to {email}.',
    'pt-BR': 'Dúvidas? Escreva para {email}.',
    es: '¿Preguntas? Escribe a {email}.',
  },
} satisfies Record<string, Translated>;

/** Replaces the `{placeholders}` of a text. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
