import type { Translated } from '@arcada/contracts';

/** What stands in braces, such as `{course}`, is replaced when a notice is written. */
export const noticeWords = {
  question: {
    en: 'New question on “{course}”',
    'pt-BR': 'Nova pergunta em “{course}”',
    es: 'Nueva pregunta en «{course}»',
  },
  answer: {
    en: 'New answer to your question on “{course}”',
    'pt-BR': 'Nova resposta à sua pergunta em “{course}”',
    es: 'Nueva respuesta a tu pregunta en «{course}»',
  },
  said: { en: '{name}: {text}', 'pt-BR': '{name}: {text}', es: '{name}: {text}' },
  review: {
    en: 'New review of “{course}”: {stars} of 5 stars',
    'pt-BR': 'Nova avaliação de “{course}”: {stars} de 5 estrelas',
    es: 'Nueva reseña de «{course}»: {stars} de 5 estrellas',
  },
  reviewPublished: {
    en: 'Your review of “{course}” is published',
    'pt-BR': 'Sua avaliação de “{course}” foi publicada',
    es: 'Tu reseña de «{course}» se ha publicado',
  },
  reviewDeclined: {
    en: 'Your review of “{course}” was not published',
    'pt-BR': 'Sua avaliação de “{course}” não foi publicada',
    es: 'Tu reseña de «{course}» no se ha publicado',
  },
  reviewReplied: {
    en: 'The instructor has responded to your review of “{course}”',
    'pt-BR': 'O instrutor respondeu à sua avaliação de “{course}”',
    es: 'El instructor ha respondido a tu reseña de «{course}»',
  },
  replyRemoved: {
    en: 'An admin has removed your response to a review of “{course}”',
    'pt-BR': 'Um administrador removeu sua resposta a uma avaliação de “{course}”',
    es: 'Un administrador ha quitado tu respuesta a una reseña de «{course}»',
  },
  submitted: {
    en: '“{course}” was submitted',
    'pt-BR': '“{course}” foi enviado',
    es: '«{course}» se ha enviado',
  },
  submittedText: {
    en: 'An admin will publish it or send it back.',
    'pt-BR': 'Um administrador vai publicá-lo ou devolvê-lo.',
    es: 'Un administrador lo publicará o lo devolverá.',
  },
  submittedFirst: {
    en: '{name} has submitted the first edition. Publish it or send it back.',
    'pt-BR': '{name} enviou a primeira edição. Publique-a ou devolva-a.',
    es: '{name} ha enviado la primera edición. Publícala o devuélvela.',
  },
  submittedNext: {
    en: '{name} has submitted a new edition of what is on sale. Publish it or send it back.',
    'pt-BR': '{name} enviou uma nova edição do que está à venda. Publique-a ou devolva-a.',
    es: '{name} ha enviado una nueva edición de lo que está a la venta. Publícala o devuélvela.',
  },
  edition: {
    en: 'The lessons of “{course}” have changed',
    'pt-BR': 'As aulas de “{course}” mudaram',
    es: 'Las lecciones de «{course}» han cambiado',
  },
  editionPublished: {
    en: '“{course}”: edition {number} is published',
    'pt-BR': '“{course}”: a edição {number} foi publicada',
    es: '«{course}»: se ha publicado la edición {number}',
  },
  editionPublishedText: {
    en: 'It replaces the edition before it, also for those who already take the course.',
    'pt-BR': 'Ela substitui a edição anterior, também para quem já faz o curso.',
    es: 'Sustituye a la edición anterior, también para quienes ya siguen el curso.',
  },
  editionPublishedNews: {
    en: 'It replaces the edition before it. Those who already take the course are notified of the lessons that have changed.',
    'pt-BR': 'Ela substitui a edição anterior. Quem já faz o curso é avisado das aulas que mudaram.',
    es: 'Sustituye a la edición anterior. Quienes ya siguen el curso reciben un aviso de las lecciones que han cambiado.',
  },
  newLearner: {
    en: '“{course}” has a new learner',
    'pt-BR': '“{course}” tem um novo aluno',
    es: '«{course}» tiene un nuevo alumno',
  },
  seatsSold: {
    en: '{seats} seats in “{course}” were sold',
    'pt-BR': '{seats} vagas em “{course}” foram vendidas',
    es: 'Se han vendido {seats} plazas de «{course}»',
  },
  soldFor: {
    en: 'Paid: {price}.',
    'pt-BR': 'Valor pago: {price}.',
    es: 'Importe pagado: {price}.',
  },
  saleRefunded: {
    en: 'A sale of “{course}” was refunded',
    'pt-BR': 'Uma venda de “{course}” foi reembolsada',
    es: 'Se ha reembolsado una venta de «{course}»',
  },
  saleRefundedText: {
    en: 'Refunded: {price}. Your figures no longer count this sale.',
    'pt-BR': 'Valor reembolsado: {price}. Seus números não contam mais essa venda.',
    es: 'Importe reembolsado: {price}. Tus cifras ya no cuentan esta venta.',
  },
  saleRefundedPlain: {
    en: 'Your figures no longer count this sale.',
    'pt-BR': 'Seus números não contam mais essa venda.',
    es: 'Tus cifras ya no cuentan esta venta.',
  },
  refundFailed: {
    en: 'The refund of a sale of “{course}” has failed',
    'pt-BR': 'O reembolso de uma venda de “{course}” não foi concluído',
    es: 'El reembolso de una venta de «{course}» ha fallado',
  },
  refundFailedText: {
    en: 'Your figures count this sale again.',
    'pt-BR': 'Seus números voltaram a contar essa venda.',
    es: 'Tus cifras vuelven a contar esta venta.',
  },
  invited: {
    en: '{name} invites you to “{course}”',
    'pt-BR': '{name} convida você para o curso “{course}”',
    es: '{name} te invita al curso «{course}»',
  },
  invitedPlain: {
    en: 'You are invited to “{course}”',
    'pt-BR': 'Você recebeu um convite para o curso “{course}”',
    es: 'Tienes una invitación al curso «{course}»',
  },
  invitedText: {
    en: 'The seat has been paid for and costs you nothing. Accept it to begin.',
    'pt-BR': 'A vaga já está paga e não custa nada para você. Aceite-a para começar.',
    es: 'La plaza ya está pagada y no te cuesta nada. Acéptala para empezar.',
  },
  seatTaken: {
    en: '{name} has accepted a seat in “{course}”',
    'pt-BR': '{name} aceitou uma vaga em “{course}”',
    es: '{name} ha aceptado una plaza en «{course}»',
  },
  seatTakenText: {
    en: 'You can follow the progress on your team’s page.',
    'pt-BR': 'Acompanhe o progresso na página da sua equipe.',
    es: 'Sigue el progreso en la página de tu equipo.',
  },
  seatTakenByOther: {
    en: '{name} has accepted a seat in “{course}” that you gave to another address',
    'pt-BR': '{name} aceitou uma vaga em “{course}” que você deu a outro endereço',
    es: '{name} ha aceptado una plaza en «{course}» que diste a otra dirección',
  },
  seatTakenByOtherText: {
    en: 'You invited {invited}; the account that has the seat now has the address {own}. People often learn with a private account. If it is the wrong person, take the seat back on your team’s page.',
    'pt-BR':
      'Você convidou {invited}; a conta que agora tem a vaga usa o endereço {own}. É comum estudar com uma conta pessoal. Se for a pessoa errada, retire a vaga na página da sua equipe.',
    es: 'Invitaste a {invited}; la cuenta que ahora tiene la plaza usa la dirección {own}. Es habitual aprender con una cuenta personal. Si no es la persona prevista, retira la plaza en la página de tu equipo.',
  },
  finished: {
    en: '{name} has completed “{course}”',
    'pt-BR': '{name} concluiu “{course}”',
    es: '{name} ha completado «{course}»',
  },
  finishedText: {
    en: 'The result is on your team’s page.',
    'pt-BR': 'O resultado está na página da sua equipe.',
    es: 'El resultado está en la página de tu equipo.',
  },
  finishedByOtherText: {
    en: 'You invited {invited}. The result is on your team’s page.',
    'pt-BR': 'Você convidou {invited}. O resultado está na página da sua equipe.',
    es: 'Invitaste a {invited}. El resultado está en la página de tu equipo.',
  },
  certified: {
    en: 'You have completed “{course}”: your certificate is ready',
    'pt-BR': 'Você concluiu “{course}”: seu certificado está pronto',
    es: 'Has completado «{course}»: tu certificado está listo',
  },
  certifiedText: {
    en: 'Its code is {code}. Its page has the PDF and a link to pass on, where anyone can verify it.',
    'pt-BR':
      'O código é {code}. Na página dele estão o PDF e um link para compartilhar, onde qualquer pessoa pode verificá-lo.',
    es: 'Su código es {code}. En su página están el PDF y un enlace para compartir, donde cualquiera puede verificarlo.',
  },
  reminder: {
    en: 'Your course “{course}” is waiting for you',
    'pt-BR': 'Seu curso “{course}” espera por você',
    es: 'Tu curso «{course}» te espera',
  },
  reminderText: {
    en: '{name}, who gave you the seat, reminds you to begin.',
    'pt-BR': '{name}, que deu a vaga a você, lembra que é hora de começar.',
    es: '{name}, que te dio la plaza, te recuerda que empieces.',
  },
  reminderTextPlain: {
    en: 'Whoever gave you the seat reminds you to begin.',
    'pt-BR': 'Quem deu a vaga a você lembra que é hora de começar.',
    es: 'Quien te dio la plaza te recuerda que empieces.',
  },
  seatWithdrawn: {
    en: 'Your seat in “{course}” was taken back',
    'pt-BR': 'Sua vaga em “{course}” foi retirada',
    es: 'Tu plaza en «{course}» se ha retirado',
  },
  seatWithdrawnText: {
    en: 'The person who gave it to you has taken it back, and still sees what you have reached so far. Your progress is kept, and a certificate that you have earned stays valid.',
    'pt-BR':
      'A pessoa que deu a vaga a você a retirou e continua vendo o que você alcançou até agora. Seu progresso fica guardado, e um certificado que você obteve continua válido.',
    es: 'La persona que te la dio la ha retirado y sigue viendo lo que has alcanzado hasta ahora. Tu progreso se conserva, y un certificado que hayas obtenido sigue siendo válido.',
  },
  seatWithdrawnBy: {
    en: '{name}, who gave it to you, has taken it back, and still sees what you have reached so far. Your progress is kept, and a certificate that you have earned stays valid.',
    'pt-BR':
      '{name}, que deu a vaga a você, a retirou e continua vendo o que você alcançou até agora. Seu progresso fica guardado, e um certificado que você obteve continua válido.',
    es: '{name}, que te la dio, la ha retirado y sigue viendo lo que has alcanzado hasta ahora. Tu progreso se conserva, y un certificado que hayas obtenido sigue siendo válido.',
  },
  seatRefunded: {
    en: 'Your seat in “{course}” has ended',
    'pt-BR': 'Sua vaga em “{course}” terminou',
    es: 'Tu plaza en «{course}» ha terminado',
  },
  seatRefundedText: {
    en: 'The order that paid for it was refunded. Your progress is kept, and whoever gave the seat to you still sees what you have reached so far.',
    'pt-BR':
      'O pedido que a pagou foi reembolsado. Seu progresso fica guardado, e quem deu a vaga a você continua vendo o que você alcançou até agora.',
    es: 'El pedido que la pagó se ha reembolsado. Tu progreso se conserva, y quien te dio la plaza sigue viendo lo que has alcanzado hasta ahora.',
  },
  seatRefundedCertificate: {
    en: 'Your seat in “{course}” has ended, and your certificate is no longer valid',
    'pt-BR': 'Sua vaga em “{course}” terminou, e seu certificado não é mais válido',
    es: 'Tu plaza en «{course}» ha terminado y tu certificado ya no es válido',
  },
  seatRefundedCertificateText: {
    en: 'The order that paid for the seat was refunded. This revokes the certificate that you earned with it: whoever verifies its code reads so. With a new seat in the course it becomes valid again. Your progress is kept, and whoever gave the seat to you still sees what you have reached so far.',
    'pt-BR':
      'O pedido que pagou a vaga foi reembolsado. Isso revoga o certificado que você obteve com ela: quem conferir o código verá isso. Com uma nova vaga no curso, ele volta a valer. Seu progresso fica guardado, e quem deu a vaga a você continua vendo o que você alcançou até agora.',
    es: 'El pedido que pagó la plaza se ha reembolsado. Esto revoca el certificado que obtuviste con ella: quien compruebe su código lo verá. Con una nueva plaza en el curso volverá a ser válido. Tu progreso se conserva, y quien te dio la plaza sigue viendo lo que has alcanzado hasta ahora.',
  },
  seatPausedCertificate: {
    en: 'Your seat in “{course}” is paused, and your certificate is not valid for now',
    'pt-BR': 'Sua vaga em “{course}” está em pausa, e seu certificado não vale por enquanto',
    es: 'Tu plaza en «{course}» está en pausa y tu certificado no es válido por ahora',
  },
  seatPausedCertificateText: {
    en: 'The payment for the seat is disputed. If the bank confirms it, the seat opens again and your certificate becomes valid again. Your progress is kept.',
    'pt-BR':
      'O pagamento da vaga está em contestação. Se o banco o confirmar, a vaga reabre e seu certificado volta a valer. Seu progresso fica guardado.',
    es: 'El pago de la plaza está en disputa. Si el banco lo confirma, la plaza se abre de nuevo y tu certificado volverá a ser válido. Tu progreso se conserva.',
  },
  seatsEnded: {
    en: 'A refund has ended seats in “{course}”',
    'pt-BR': 'Um reembolso encerrou vagas em “{course}”',
    es: 'Un reembolso ha puesto fin a plazas de «{course}»',
  },
  seatsEndedText: {
    en: 'Seats and invitations that ended with it ({number}): {names}. What was reached stays on your team’s page.',
    'pt-BR':
      'Vagas e convites encerrados com ele ({number}): {names}. O que foi alcançado continua na página da sua equipe.',
    es: 'Plazas e invitaciones que terminaron con él ({number}): {names}. Lo alcanzado sigue en la página de tu equipo.',
  },
  seatPaused: {
    en: 'Your seat in “{course}” is paused',
    'pt-BR': 'Sua vaga em “{course}” está em pausa',
    es: 'Tu plaza en «{course}» está en pausa',
  },
  seatPausedText: {
    en: 'The payment for it is disputed. If the bank confirms it, the seat opens again. Your progress is kept.',
    'pt-BR':
      'O pagamento dela está em contestação. Se o banco o confirmar, a vaga reabre. Seu progresso fica guardado.',
    es: 'Su pago está en disputa. Si el banco lo confirma, la plaza se abre de nuevo. Tu progreso se conserva.',
  },
  seatReopened: {
    en: 'Your seat in “{course}” is open again',
    'pt-BR': 'Sua vaga em “{course}” está aberta de novo',
    es: 'Tu plaza en «{course}» está abierta de nuevo',
  },
  seatReopenedText: {
    en: 'The bank has confirmed its payment. Your progress is as you left it, and a certificate that you had earned is valid again.',
    'pt-BR':
      'O banco confirmou o pagamento dela. Seu progresso está como você o deixou, e um certificado que você tinha obtido volta a valer.',
    es: 'El banco ha confirmado su pago. Tu progreso está como lo dejaste, y un certificado que hubieras obtenido vuelve a ser válido.',
  },
  seatKeptText: {
    en: 'It belongs to another purchase of whoever gave it to you. Your progress is as you left it, and a certificate that you had earned is valid again.',
    'pt-BR':
      'Ela passou a fazer parte de outra compra de quem a deu a você. Seu progresso está como você o deixou, e um certificado que você tinha obtido volta a valer.',
    es: 'Ahora forma parte de otra compra de quien te la dio. Tu progreso está como lo dejaste, y un certificado que hubieras obtenido vuelve a ser válido.',
  },
  certificatePaused: {
    en: 'Your certificate for “{course}” is not valid for now',
    'pt-BR': 'Seu certificado de “{course}” não vale por enquanto',
    es: 'Tu certificado de «{course}» no es válido por ahora',
  },
  certificatePausedText: {
    en: 'The payment for your former seat is disputed. If the bank confirms it, your certificate becomes valid again.',
    'pt-BR':
      'O pagamento da sua antiga vaga está em contestação. Se o banco o confirmar, seu certificado volta a valer.',
    es: 'El pago de tu antigua plaza está en disputa. Si el banco lo confirma, tu certificado volverá a ser válido.',
  },
  certificateEnded: {
    en: 'Your certificate for “{course}” is no longer valid',
    'pt-BR': 'Seu certificado de “{course}” não é mais válido',
    es: 'Tu certificado de «{course}» ya no es válido',
  },
  certificateEndedText: {
    en: 'The order that paid for your former seat was refunded. With a new seat in the course it becomes valid again.',
    'pt-BR': 'O pedido que pagou sua antiga vaga foi reembolsado. Com uma nova vaga no curso, ele volta a valer.',
    es: 'El pedido que pagó tu antigua plaza se ha reembolsado. Con una nueva plaza en el curso volverá a ser válido.',
  },
  certificateOwnEndedText: {
    en: 'The order that paid for your place was refunded. With a new place in the course it becomes valid again. Your progress is kept.',
    'pt-BR':
      'O pedido que pagou sua vaga foi reembolsado. Com uma nova vaga no curso, ele volta a valer. Seu progresso fica guardado.',
    es: 'El pedido que pagó tu plaza se ha reembolsado. Con una nueva plaza en el curso volverá a ser válido. Tu progreso se conserva.',
  },
  certificateOwnPausedText: {
    en: 'The payment for your place is disputed. If the bank confirms it, your certificate becomes valid again.',
    'pt-BR': 'O pagamento da sua vaga está em contestação. Se o banco o confirmar, seu certificado volta a valer.',
    es: 'El pago de tu plaza está en disputa. Si el banco lo confirma, tu certificado volverá a ser válido.',
  },
  certificateAgain: {
    en: 'Your certificate for “{course}” is valid again',
    'pt-BR': 'Seu certificado de “{course}” voltou a valer',
    es: 'Tu certificado de «{course}» vuelve a ser válido',
  },
  certificateAgainText: {
    en: 'The payment for your seat counts again.',
    'pt-BR': 'O pagamento da sua vaga voltou a contar.',
    es: 'El pago de tu plaza vuelve a contar.',
  },
} satisfies Record<string, Translated>;
