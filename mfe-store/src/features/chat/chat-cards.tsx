import { formatPrice, links } from '@arcada/contracts';
import { type CartSubject, messageOf, useAddToCart, useAreaFrame } from '@arcada/platform';
import { Art, Button, CartIcon, ErrorState, notify, Skeleton } from '@arcada/ui';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useChatLanguage } from './chat-language.ts';
import { chatApi } from './talk/chat.api.ts';
import { added, type ChatNode, notAdded } from './talk/chat-tree.ts';

interface Offer {
  name: string;
  path: string;
  price: number;
  imageUrl?: string;
  subject: CartSubject;
}

interface CardsProps {
  /** Reports the result of adding to the cart. */
  speak: (node: ChatNode, values: Record<string, string>) => void;
  /** Called when cards appear or change, because the list grows with them. */
  onChange: () => void;
}

function OfferCard({ offer, speak }: { offer: Offer } & Pick<CardsProps, 'speak'>) {
  const { texts, word } = useChatLanguage();
  const addToCart = useAddToCart();
  const [adding, setAdding] = useState(false);
  const { name } = offer;
  const handleAdd = async () => {
    setAdding(true);
    const error = await addToCart(offer.subject);
    setAdding(false);
    if (error) {
      const message = messageOf(error, texts.unexpected, texts.networkError);
      notify({ title: texts.notAdded, description: message, tone: 'danger' });
      speak(notAdded, { name, message });
      return;
    }
    const title = 'productId' in offer.subject ? texts.productAdded : texts.courseAdded;
    notify({ title, description: name, tone: 'success' });
    speak(added, { name });
  };
  return (
    <li className="chat-card">
      <Art shape="thumb" src={offer.imageUrl} fallback={<CartIcon />} />
      <div className="chat-card-text">
        <Link to={offer.path} className="chat-card-name">
          {name}
        </Link>
        <span className="a-price a-price--small">{formatPrice(offer.price)}</span>
      </div>
      <Button
        size="small"
        aria-label={adding ? undefined : word(texts.addNamed, { name })}
        loading={adding}
        loadingLabel={texts.adding}
        onClick={handleAdd}
      >
        {texts.add}
      </Button>
    </li>
  );
}

interface OffersProps extends CardsProps {
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown };
  offers: Offer[] | undefined;
  none: string;
  failed: string;
}

function Offers({ query, offers, none, failed, speak, onChange }: OffersProps) {
  const { texts } = useChatLanguage();
  const { isError, isFetching, refetch } = query;
  const state = isError ? 'failed' : offers ? offers.length : 'loading';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new state changes the height
  useEffect(onChange, [state]);
  if (isError) {
    return (
      <ErrorState
        message={failed}
        retryLabel={texts.retry}
        onRetry={refetch}
        retrying={isFetching}
        retryingLabel={texts.loading}
      />
    );
  }
  if (!offers) {
    return (
      <div className="chat-cards" role="status">
        <span className="a-visually-hidden">{texts.loading}</span>
        {[1, 2, 3].map((number) => (
          <Skeleton key={number} height={74} />
        ))}
      </div>
    );
  }
  if (offers.length === 0) return <p className="a-mute">{none}</p>;
  return (
    <ul className="a-list chat-cards">
      {offers.map((offer) => (
        <OfferCard key={offer.path} offer={offer} speak={speak} />
      ))}
    </ul>
  );
}

export function ProductCards(props: CardsProps) {
  const { language, texts } = useChatLanguage();
  const query = chatApi.useStoreChatProductsQuery(language);
  const offers = query.data?.map(
    ({ id, name, price, imageUrl }): Offer => ({
      name,
      price,
      imageUrl,
      path: links.product(id),
      subject: { productId: id, price },
    }),
  );
  return <Offers {...props} query={query} offers={offers} none={texts.noProducts} failed={texts.productsFailed} />;
}

export function CourseCards(props: CardsProps) {
  const { language, texts } = useChatLanguage();
  const live = useAreaFrame().host.remote('learning') !== undefined;
  const query = chatApi.useStoreChatCoursesQuery(language, { skip: !live });
  const offers = (live ? query.data : [])?.map(
    ({ id, title, price, imageUrl }): Offer => ({
      name: title,
      price,
      imageUrl,
      path: links.course(id),
      subject: { courseId: id, price },
    }),
  );
  return <Offers {...props} query={query} offers={offers} none={texts.noCourses} failed={texts.coursesFailed} />;
}
