import type { Language } from '@arcada/contracts';

const english = `begun begin, bought buy, broke break, broken break, brought bring, built build, chosen choose, chose choose,
  criteria criterion, dealt deal, drawn draw, drew draw, driven drive, fallen fall, fell fall, forgot forget,
  forgotten forget, froze freeze, frozen freeze, gave give, grew grow, grown grow, held hold, hidden hide, hid hide,
  kept keep, knew know, known know, laid lay, led lead, lent lend, lost lose, meant mean, met meet, paid pay, ran run,
  sent send, shown show, sold sell, spent spend, spoke speak, stole steal, stolen steal, stood stand, taken take,
  taught teach, thought think, threw throw, thrown throw, took take, understood understand, withdrew withdraw,
  withdrawn withdraw, wrote write, written write`;
const portuguese = `aberto abrir, abertos abrir, aberta abrir, abertas abrir, escrito escrever, escrita escrever, coberto cobrir,
  pago pagar, paga pagar, pagos pagar, gasto gastar, ganho ganhar, perco perder, meço medir, mede medir, peço pedir,
  sigo seguir, segue seguir, sirvo servir, fujo fugir, ouço ouvir, durmo dormir`;
const spanish = `abierto abrir, abiertos abrir, abierta abrir, abiertas abrir, escrito escribir, escrita escribir, escritos escribir,
  cubierto cubrir, resuelto resolver, resuelta resolver, devuelto devolver, devuelta devolver, roto romper, rota romper,
  mide medir, miden medir, mido medir, pide pedir, piden pedir, pido pedir, sigue seguir, siguen seguir, sigo seguir,
  elige elegir, eligen elegir, elijo elegir, corrige corregir, corrigen corregir, corrijo corregir, repite repetir,
  repiten repetir, exijo exigir`;

const toMap = (list: string) => new Map(list.split(',').map((pair) => pair.trim().split(' ') as [string, string]));

/** Forms that the rules of endings don't bring together with their verb or singular. */
const irregular: Record<Language, ReadonlyMap<string, string>> = {
  en: toMap(english),
  'pt-BR': toMap(portuguese),
  es: toMap(spanish),
};

export const regularForm = (word: string, language: Language): string => irregular[language].get(word) ?? word;

/** In Spanish a stressed stem may have "ie" or "ue" where the verb has "e" or "o": "pierden", "perder". */
export function otherVowels(stem: string, language: Language): string[] {
  if (language !== 'es') return [];
  const at = Math.max(stem.lastIndexOf('ie'), stem.lastIndexOf('ue'));
  if (at > 0) return [stem.slice(0, at) + (stem[at] === 'i' ? 'e' : 'o') + stem.slice(at + 2)];
  return [...stem.matchAll(/[eo]/g)].map(
    ({ index }) => stem.slice(0, index) + (stem[index] === 'e' ? 'ie' : 'ue') + stem.slice(index + 1),
  );
}
