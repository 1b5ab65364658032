import type { CartItem, Language } from '@arcada/contracts';

const words: Record<CartItem['type'], Record<Language, readonly [one: string, several: string]>> = {
  product: { en: ['seat', 'seats'], 'pt-BR': ['assento', 'assentos'], es: ['puesto', 'puestos'] },
  course: { en: ['seat', 'seats'], 'pt-BR': ['vaga', 'vagas'], es: ['plaza', 'plazas'] },
};

/** How many seats a line has, as mails and invoices say it: the words of the cart and the order history. */
export const seatsText = (language: Language, type: CartItem['type'], count: number): string =>
  `${count} ${words[type][language][count === 1 ? 0 : 1]}`;
