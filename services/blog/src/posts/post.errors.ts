import type { Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';
import { idTaken } from '../id-taken.ts';

const texts = {
  notFound: {
    en: 'This article does not exist or is not published.',
    'pt-BR': 'Este artigo não existe ou não está publicado.',
    es: 'Este artículo no existe o no está publicado.',
  },
} satisfies Record<string, Translated>;

export const postNotFound = () => new DomainError('blog.post.not-found', 404, texts.notFound);

export const postExists = (id: string) =>
  idTaken('blog.post.exists', {
    en: `An article with the id "${id}" already exists: choose another id.`,
    'pt-BR': `Já existe um artigo com o id "${id}": escolha outro id.`,
    es: `Ya existe un artículo con el id "${id}": elige otro id.`,
  });

export const postChanged = (revision: number) =>
  new DomainError(
    'blog.post.changed',
    412,
    {
      en: 'Someone else has saved this article since you opened it. Look at the saved version, then try again.',
      'pt-BR': 'Outra pessoa salvou este artigo depois que você o abriu. Veja a versão salva e tente de novo.',
      es: 'Otra persona ha guardado este artículo después de que lo abrieras. Mira la versión guardada e inténtalo de nuevo.',
    },
    { data: { revision } },
  );

export const onlyOwnDrafts = () =>
  new DomainError('blog.post.not-yours', 403, {
    en: 'You can only change your own drafts. Ask an admin to publish an article or to change a published one.',
    'pt-BR':
      'Você pode alterar os seus rascunhos. Peça a um administrador para publicar ou alterar um artigo publicado.',
    es: 'Puedes cambiar tus borradores. Pide a un administrador que publique un artículo o cambie uno publicado.',
  });

/** Its author can't take back any more what was submitted. */
export const decidedMeanwhile = () =>
  new DomainError('blog.post.decided', 409, {
    en: 'An admin has decided about this article meanwhile. The page shows how it is now.',
    'pt-BR': 'Um administrador já decidiu sobre este artigo. A página mostra como ele está agora.',
    es: 'Un administrador ya ha decidido sobre este artículo. La página muestra cómo está ahora.',
  });

export const originalWithdrawn = () =>
  new DomainError('blog.post.original-withdrawn', 409, {
    en: 'The published article was withdrawn meanwhile. Publish it first if readers should have it again, or send this back.',
    'pt-BR':
      'O artigo publicado foi retirado nesse meio-tempo. Publique-o antes, se os leitores devem tê-lo de novo, ou devolva esta edição.',
    es: 'El artículo publicado se ha retirado mientras tanto. Publícalo antes si los lectores deben volver a tenerlo, o devuelve esta edición.',
  });

export const editionMoved = () =>
  new DomainError('blog.post.edition', 409, {
    en: 'This is the next edition of a published article: publish it now, send it back or delete it.',
    'pt-BR': 'Esta é a próxima edição de um artigo publicado: publique-a agora, devolva-a ou exclua-a.',
    es: 'Esta es la próxima edición de un artículo publicado: publícala ahora, devuélvela o elimínala.',
  });

export const editionUnsubmitted = () =>
  new DomainError('blog.post.unsubmitted', 409, {
    en: 'Its author has not submitted this edition, so it can’t be published or changed yet.',
    'pt-BR': 'O autor ainda não enviou esta edição; por isso, ela ainda não pode ser publicada nem alterada.',
    es: 'Su autor no ha enviado esta edición, así que todavía no se puede publicar ni cambiar.',
  });

export const notPublished = () =>
  new DomainError('blog.post.not-published', 409, {
    en: 'This article is no longer published, so there is nothing to revise. Reload it.',
    'pt-BR': 'Este artigo não está mais publicado, portanto não há o que revisar. Recarregue-o.',
    es: 'Este artículo ya no está publicado, así que no hay nada que revisar. Vuelve a cargarlo.',
  });

/** An author who gets a post back needs to know why. */
export const noteMissing = () =>
  new DomainError('blog.post.note-missing', 400, {
    en: 'Write a note that says what the author should change.',
    'pt-BR': 'Escreva uma nota dizendo o que o autor deve mudar.',
    es: 'Escribe una nota que diga qué debe cambiar el autor.',
  });

/** A bulk change has no note. */
export const sentBackAlone = () =>
  new DomainError('blog.post.sent-back-alone', 409, {
    en: 'This article waits for a decision. Open it to send it back to its author with a note.',
    'pt-BR': 'Este artigo aguarda uma decisão. Abra-o para devolvê-lo ao autor com uma nota.',
    es: 'Este artículo espera una decisión. Ábrelo para devolverlo a su autor con una nota.',
  });

export const tooManyDrafts = (most: number) =>
  new DomainError('blog.post.too-many-drafts', 409, {
    en: `You have ${most} drafts. Delete some that you no longer need, or ask an admin to publish finished ones.`,
    'pt-BR': `Você tem ${most} rascunhos. Exclua os de que não precisa mais ou peça a um administrador que publique os prontos.`,
    es: `Tienes ${most} borradores. Elimina los que ya no necesites o pide a un administrador que publique los terminados.`,
  });

export const revisionNotFound = () =>
  new DomainError('blog.revision.not-found', 404, {
    en: 'This article has no such revision.',
    'pt-BR': 'Este artigo não tem essa revisão.',
    es: 'Este artículo no tiene esa revisión.',
  });

/** A reference of a post to something unknown: names the field, as form validation does. */
export const unknownFact = (path: string, value: string) => {
  const message = `"${value}" does not exist: choose an existing one`;
  return new DomainError('blog.post.unknown-fact', 400, message, { errors: [{ path, message }] });
};

const noAuthor = {
  en: 'Choose the author of the article.',
  'pt-BR': 'Escolha o autor do artigo.',
  es: 'Elige el autor del artículo.',
};
export const authorMissing = () =>
  new DomainError('blog.post.author-missing', 400, noAuthor, { errors: [{ path: 'authorId', message: noAuthor }] });

const notYourName = {
  en: 'Articles of yours have your own name. An admin can choose another.',
  'pt-BR': 'Seus artigos levam o seu próprio nome. Um administrador pode escolher outro.',
  es: 'Tus artículos llevan tu propio nombre. Un administrador puede elegir otro.',
};
export const otherAuthor = () =>
  new DomainError('blog.post.other-author', 403, notYourName, { errors: [{ path: 'authorId', message: notYourName }] });

export const authorUnknownNow = () =>
  new DomainError(
    'blog.post.author-unknown',
    503,
    {
      en: 'Your name can’t be looked up at the moment. Nothing was saved; please try again shortly.',
      'pt-BR': 'Não foi possível consultar seu nome agora. Nada foi salvo; tente de novo em instantes.',
      es: 'Ahora no se puede consultar tu nombre. No se ha guardado nada; vuelve a intentarlo en un momento.',
    },
    { headers: { 'retry-after': '5' }, logLevel: 'warn' },
  );

export const textMissing = () =>
  new DomainError('blog.post.text-missing', 400, {
    en: 'An article needs its text in at least one language.',
    'pt-BR': 'Um artigo precisa do texto em pelo menos um idioma.',
    es: 'Un artículo necesita su texto en al menos un idioma.',
  });

export const categoryNotFound = () =>
  new DomainError('blog.category.not-found', 404, {
    en: 'This category does not exist.',
    'pt-BR': 'Esta categoria não existe.',
    es: 'Esta categoría no existe.',
  });

export const categoryExists = (id: string) =>
  idTaken('blog.category.exists', {
    en: `A category with the id "${id}" already exists: choose another id.`,
    'pt-BR': `Já existe uma categoria com o id "${id}": escolha outro id.`,
    es: `Ya existe una categoría con el id "${id}": elige otro id.`,
  });

export const categoryInUse = (posts: number) =>
  new DomainError(
    'blog.category.in-use',
    409,
    {
      en: `This category holds ${posts} articles: move them to another one before you delete it.`,
      'pt-BR': `Esta categoria tem ${posts} artigos: mova-os para outra antes de excluí-la.`,
      es: `Esta categoría tiene ${posts} artículos: muévelos a otra antes de eliminarla.`,
    },
    { data: { posts } },
  );

export const mergedIntoItself = () =>
  new DomainError('blog.category.merged-into-itself', 400, {
    en: 'Choose another category to merge it into.',
    'pt-BR': 'Escolha outra categoria para receber os artigos.',
    es: 'Elige otra categoría que reciba los artículos.',
  });
