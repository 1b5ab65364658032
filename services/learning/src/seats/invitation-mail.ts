import { type Language, oneLine, type Translated } from '@arcada/contracts';
import { writeMail } from '@arcada/service-kit';

export const invitationTexts = {
  subject: {
    en: '{name} gives you a seat in the course “{course}”',
    'pt-BR': '{name} deu a você uma vaga no curso “{course}”',
    es: '{name} te da una plaza en el curso «{course}»',
  },
  someone: { en: 'Someone', 'pt-BR': 'Alguém', es: 'Alguien' },
  whoever: { en: 'whoever gave it to you', 'pt-BR': 'quem a deu a você', es: 'quien te la da' },
  greeting: { en: 'Hello {reader},', 'pt-BR': 'Olá, {reader}!', es: 'Hola, {reader}:' },
  greetingPlain: { en: 'Hello,', 'pt-BR': 'Olá!', es: 'Hola:' },
  lead: {
    en: '{name} has paid for a seat in this course and gives it to you:',
    'pt-BR': '{name} pagou uma vaga neste curso e a deu a você:',
    es: '{name} ha pagado una plaza en este curso y te la da:',
  },
  lessons: {
    en: '{count} lessons, {duration}',
    'pt-BR': '{count} aulas, {duration}',
    es: '{count} lecciones, {duration}',
  },
  lesson: { en: '1 lesson, {duration}', 'pt-BR': '1 aula, {duration}', es: '1 lección, {duration}' },
  free: { en: 'Free for you', 'pt-BR': 'Grátis para você', es: 'Gratis para ti' },
  how: {
    en: 'Sign in or create an account to accept the seat. You learn at your own pace, and a certificate waits at the end.',
    'pt-BR':
      'Entre ou crie uma conta para aceitar a vaga. Você estuda no seu ritmo e, no final, recebe um certificado.',
    es: 'Inicia sesión o crea una cuenta para aceptar la plaza. Aprendes a tu ritmo y, al final, obtienes un certificado.',
  },
  accept: { en: 'Take the seat', 'pt-BR': 'Aceitar a vaga', es: 'Aceptar la plaza' },
  sees: {
    en: 'What {name} sees once you have accepted: your name, the email of your account, your progress, your quiz results and your certificate. Not your answers or notes.',
    'pt-BR':
      'O que {name} vê depois que você aceita: seu nome, o e-mail da sua conta, seu progresso, seus resultados nos questionários e seu certificado. Não vê suas respostas nem suas anotações.',
    es: 'Lo que ve {name} una vez que aceptas: tu nombre, el correo de tu cuenta, tu progreso, tus resultados en los cuestionarios y tu certificado. No ve tus respuestas ni tus notas.',
  },
  holds: {
    en: 'The link works once and has no expiry date: it holds until {name} takes the seat back, sends you a newer one or gets the money back. If you did not expect this, ignore it: nothing will happen.',
    'pt-BR':
      'O link funciona uma única vez e não tem prazo: vale até que {name} retire a vaga, envie um mais novo ou receba o dinheiro de volta. Se você não esperava este convite, ignore-o: nada acontece.',
    es: 'El enlace funciona una sola vez y no caduca: vale hasta que {name} retire la plaza, te envíe uno más reciente o recupere el dinero. Si no esperabas esta invitación, ignórala: no pasará nada.',
  },
} satisfies Record<string, Translated>;

interface Facts {
  /** Who invites, and who is invited; undefined where that isn't known, or the mail may not contain it. */
  name: string | undefined;
  reader: string | undefined;
  course: string;
  lessons: number;
  duration: string;
  href: string;
}

/** The invitation to a seat: from whom, to what, what it costs, what the giver sees, and until when it holds. */
export function invitationMail(language: Language, to: string, { lessons, href, ...facts }: Facts) {
  const values: Record<string, string | undefined> = { ...facts, count: String(lessons) };
  const say = (text: keyof typeof invitationTexts) => {
    // Begins a sentence in subject and lead, and stands within one elsewhere.
    const unnamed = invitationTexts[text === 'sees' || text === 'holds' ? 'whoever' : 'someone'][language];
    const filled = { ...values, name: facts.name ?? unnamed };
    return invitationTexts[text][language].replace(
      /\{(\w+)\}/g,
      (whole, value: string) => filled[value as keyof typeof filled] ?? whole,
    );
  };
  const subject = oneLine(say('subject'));
  const detail = say(lessons === 1 ? 'lesson' : 'lessons');
  const body = writeMail(language, subject, [
    { kind: 'text', text: say(facts.reader ? 'greeting' : 'greetingPlain') },
    { kind: 'text', text: say('lead') },
    { kind: 'item', title: facts.course, amount: say('free'), detail, facts: [] },
    { kind: 'text', text: say('how') },
    { kind: 'button', label: say('accept'), href },
    { kind: 'text', text: say('sees') },
    { kind: 'note', text: say('holds') },
  ]);
  return { to: oneLine(to), subject, ...body };
}
