import type { ClosedReason, Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

const texts = {
  notEnrolled: {
    en: 'This lesson is for learners enrolled in the course.',
    'pt-BR': 'Esta aula é para quem está matriculado no curso.',
    es: 'Esta lección es para quienes están inscritos en el curso.',
  },
  withdrawn: {
    en: 'Your seat in this course was taken back by the person who gave it to you.',
    'pt-BR': 'Sua vaga neste curso foi retomada por quem a deu a você.',
    es: 'La persona que te dio la plaza en este curso la ha recuperado.',
  },
  refunded: {
    en: 'The order of this course was refunded, so the course is closed.',
    'pt-BR': 'O pedido deste curso foi reembolsado, por isso o curso está fechado.',
    es: 'El pedido de este curso se ha reembolsado, por eso el curso está cerrado.',
  },
  disputed: {
    en: 'The payment for this course is disputed, so the course is paused. It opens again if the bank confirms the payment.',
    'pt-BR':
      'O pagamento deste curso está em contestação, por isso o curso está em pausa. Ele reabre se o banco confirmar o pagamento.',
    es: 'El pago de este curso está en disputa, por eso el curso está en pausa. Se abrirá de nuevo si el banco confirma el pago.',
  },
  noSeat: {
    en: 'You have bought seats in this course, but none of them is yours. Take one on the team page.',
    'pt-BR': 'Você comprou vagas neste curso, mas nenhuma delas é sua. Fique com uma na página da equipe.',
    es: 'Has comprado plazas en este curso, pero ninguna es tuya. Quédate con una en la página del equipo.',
  },
} satisfies Record<string, Translated>;

const refusals: Partial<Record<ClosedReason, [code: string, text: Translated]>> = {
  'seat-withdrawn': ['learning.course.seat-withdrawn', texts.withdrawn],
  refunded: ['learning.course.refunded', texts.refunded],
  disputed: ['learning.course.disputed', texts.disputed],
  'no-seat': ['learning.course.no-seat', texts.noSeat],
};

/** The refusal says why, as far as the reason is known. */
export const notEnrolled = (reason: ClosedReason = 'never') => {
  const [code, text] = refusals[reason] ?? ['learning.course.not-enrolled', texts.notEnrolled];
  return new DomainError(code, 403, text, { logLevel: 'debug' });
};
