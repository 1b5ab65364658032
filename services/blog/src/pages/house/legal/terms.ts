import { returnDays, site } from '@arcada/contracts';
import type { TextPageSeed } from './text-page.ts';

const { legalName, taxId, email, supportEmail, claims } = site;
const hours = claims.supportReplyHours;

/** What a buyer gets and may do, in the words of the glossary. */
export const terms: TextPageSeed = {
  updated: '2026-11-24',
  texts: {
    en: {
      title: 'Terms',
      lead: 'What you get when you buy from us, what you may do with it, and how you get your money back.',
      text: `
## Who you deal with

${legalName}, ${taxId}. Questions about an order go to [${supportEmail}](mailto:${supportEmail}); we reply within ${hours} hours on working days.

## Your account

You need an account to buy and to take courses. Keep your password to yourself and your email address up to date: keys and invoices go there. You can delete your account at any time.

## Prices and payment

Prices are in US dollars. The checkout shows the whole amount before you pay, and the price at that moment counts. You pay on Stripe’s payment page. The contract is made when the payment is confirmed; then you get the invoice and access to what you bought.

## Licences and seats of products

- A licence lets one person at a time use the product on each machine that holds a **seat**. With three seats you can use it on three machines.
- You activate a machine with your key and can release it to use the seat elsewhere.
- You may use the product in paid work, for as long as you like, in the major version you bought. Updates of this version are included.
- You may not resell or publish the product or its key. You may change source code that a product includes for your own use.

## Courses

- A seat in a course is for one person and doesn’t expire. If you bought several, you give them to people by invitation and can take back a seat.
- You may use exercises and files of a course in your work. Videos and texts are for those enrolled.
- A certificate is issued when every lesson is complete. Anyone can verify its code.

## Refunds

- You can return a purchase within **${returnDays} days** of payment, without a reason. Write to [${supportEmail}](mailto:${supportEmail}) with the number of the order.
- We refund the order or single lines of it, to the means of payment you used, and issue a credit note.
- With the refund its licence keys and downloads stop working, enrolments end, and certificates earned through them are withdrawn.
- Rights that the law gives you, such as for faulty products, stay as they are.

## Consulting

Services are agreed by a written offer with scope, time and price. These terms don’t replace it.

## The document maker and the assistants

What you write stays yours. Suggestions and checks help you to work; whether a document is right for your project remains your decision.

## Liability

We are liable as the law provides. For slight negligence we are liable up to what you paid for the product concerned, except for harm to persons or where the law excludes such a limit.

## Law and changes

Brazilian law applies; consumers keep the protection of the law of their own country. Changes to these terms apply to later purchases only. If something here is unclear, ask: [${email}](mailto:${email}).
`,
    },
    'pt-BR': {
      title: 'Termos',
      lead: 'O que você recebe quando compra de nós, o que pode fazer com isso e como recebe o dinheiro de volta.',
      text: `
## Com quem você trata

${legalName}, ${taxId}. Perguntas sobre um pedido vão para [${supportEmail}](mailto:${supportEmail}); respondemos em até ${hours} horas em dias úteis.

## Sua conta

Você precisa de uma conta para comprar e para fazer cursos. Não compartilhe a senha e mantenha o e-mail atualizado: é para lá que vão chaves e faturas. Você pode excluir a conta quando quiser.

## Preços e pagamento

Os preços são em dólares americanos. A página em que você finaliza a compra mostra o valor total antes do pagamento, e vale o preço daquele momento. Você paga na página de pagamento da Stripe. O contrato é celebrado quando o pagamento é confirmado; então você recebe a fatura e o acesso ao que comprou.

## Licenças e assentos dos produtos

- A licença permite que uma pessoa por vez use o produto em cada máquina que ocupa um **assento**. Com três assentos, você usa o produto em três máquinas.
- Você ativa a máquina com a chave e pode liberá-la para usar o assento em outra.
- Você pode usar o produto em trabalho pago, pelo tempo que quiser, na versão principal que comprou. As atualizações dessa versão estão incluídas.
- Não é permitido revender nem publicar o produto ou a chave. Código-fonte que acompanha um produto pode ser alterado para uso próprio.

## Cursos

- A vaga em um curso é de uma pessoa e não expira. Quem compra várias as distribui por convite e pode retomar uma vaga.
- Exercícios e arquivos do curso podem ser usados no seu trabalho. Vídeos e textos são para quem está matriculado.
- O certificado é emitido quando todas as aulas estão concluídas. Qualquer pessoa pode verificar o código.

## Reembolso

- Você pode devolver uma compra em até **${returnDays} dias** depois do pagamento, sem dizer o motivo. Escreva para [${supportEmail}](mailto:${supportEmail}) com o número do pedido.
- Reembolsamos o pedido inteiro ou itens dele, pelo mesmo meio de pagamento, e emitimos uma nota de crédito.
- Com o reembolso, as chaves de licença e os downloads deixam de funcionar, as matrículas terminam e os certificados obtidos com elas são cancelados.
- Os direitos que a lei garante, como no caso de defeito, continuam valendo.

## Consultoria

Serviços são combinados em uma proposta por escrito, com escopo, prazo e preço. Estes termos não a substituem.

## O criador de documentos e os assistentes

O que você escreve continua seu. Sugestões e verificações ajudam no trabalho; se um documento serve para o seu projeto, quem decide é você.

## Responsabilidade

Respondemos na forma da lei. Em caso de culpa leve, nossa responsabilidade se limita ao valor pago pelo produto em questão, exceto por danos a pessoas ou quando a lei não admite esse limite.

## Lei e mudanças

Vale a lei brasileira; consumidores mantêm a proteção da lei do seu país. Mudanças nestes termos valem só para compras posteriores. Se algo não estiver claro, pergunte: [${email}](mailto:${email}).
`,
    },
    es: {
      title: 'Condiciones',
      lead: 'Qué recibes cuando nos compras, qué puedes hacer con ello y cómo recuperas tu dinero.',
      text: `
## Con quién tratas

${legalName}, ${taxId}. Las preguntas sobre un pedido van a [${supportEmail}](mailto:${supportEmail}); respondemos en un máximo de ${hours} horas en días laborables.

## Tu cuenta

Necesitas una cuenta para comprar y para seguir cursos. No compartas la contraseña y mantén al día tu correo: allí llegan las claves y las facturas. Puedes eliminar la cuenta cuando quieras.

## Precios y pago

Los precios están en dólares estadounidenses. La página en la que finalizas la compra muestra el importe total antes de pagar, y vale el precio de ese momento. Pagas en la página de pago de Stripe. El contrato se celebra cuando se confirma el pago; entonces recibes la factura y el acceso a lo que compraste.

## Licencias y puestos de los productos

- Una licencia permite que una persona a la vez use el producto en cada máquina que ocupa un **puesto**. Con tres puestos puedes usarlo en tres máquinas.
- Activas una máquina con tu clave y puedes liberarla para usar el puesto en otra.
- Puedes usar el producto en trabajo remunerado, sin límite de tiempo, en la versión principal que compraste. Las actualizaciones de esa versión están incluidas.
- No puedes revender ni publicar el producto ni su clave. El código fuente que incluya un producto puedes modificarlo para tu propio uso.

## Cursos

- Una plaza en un curso es de una persona y no caduca. Si compraste varias, las repartes por invitación y puedes retirar una plaza.
- Puedes usar los ejercicios y archivos del curso en tu trabajo. Los vídeos y textos son para quienes están inscritos.
- El certificado se emite cuando todas las lecciones están completas. Cualquiera puede verificar su código.

## Reembolsos

- Puedes devolver una compra en los **${returnDays} días** siguientes al pago, sin dar motivos. Escribe a [${supportEmail}](mailto:${supportEmail}) con el número del pedido.
- Reembolsamos el pedido entero o líneas sueltas, por el mismo medio de pago, y emitimos una nota de crédito.
- Con el reembolso dejan de funcionar sus claves de licencia y descargas, terminan las inscripciones y se retiran los certificados obtenidos con ellas.
- Los derechos que te da la ley, por ejemplo ante productos defectuosos, se mantienen.

## Consultoría

Los servicios se acuerdan en una oferta por escrito con alcance, plazo y precio. Estas condiciones no la sustituyen.

## El creador de documentos y los asistentes

Lo que escribes sigue siendo tuyo. Las sugerencias y comprobaciones ayudan a trabajar; si un documento sirve para tu proyecto lo decides tú.

## Responsabilidad

Respondemos según la ley. En caso de negligencia leve, nuestra responsabilidad se limita a lo que pagaste por el producto en cuestión, salvo daños a personas o cuando la ley no admita ese límite.

## Ley y cambios

Se aplica la ley brasileña; los consumidores conservan la protección de la ley de su país. Los cambios de estas condiciones valen solo para compras posteriores. Si algo no está claro, pregunta: [${email}](mailto:${email}).
`,
    },
  },
};
