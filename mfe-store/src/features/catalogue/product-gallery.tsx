import type { Product } from '@arcada/contracts';
import { Art, CartIcon } from '@arcada/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The cover and the product at work: one large, the others to choose from. Without code, each is a link to its picture. */
export function ProductGallery({ product }: { product: Product }) {
  const { t } = useTranslation('store');
  const pictures = [
    { imageUrl: product.imageUrl, alt: t('product.cover', { name: product.name }) },
    ...product.pictures,
  ];
  const [place, setPlace] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const shown = pictures[place] ?? pictures[0];
  const show = (next: number) => {
    const wanted = (next + pictures.length) % pictures.length;
    setPlace(wanted);
    list.current?.querySelectorAll('a')[wanted]?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(place + step);
  };
  return (
    <figure className="store-gallery">
      <Art shape="framed" eager src={shown?.imageUrl} alt={shown?.alt} fallback={<CartIcon size={64} />} />
      {product.pictures.length > 0 && (
        <ul ref={list} className="a-list store-thumbs" aria-label={t('product.pictures')} onKeyDown={handleKey}>
          {pictures.map(({ imageUrl, alt }, at) => (
            <li key={imageUrl}>
              <a
                className="store-thumb"
                href={imageUrl}
                aria-current={at === place ? 'true' : undefined}
                onClick={(event) => {
                  // With a key pressed it opens elsewhere, as any link.
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  setPlace(at);
                }}
              >
                <Art src={imageUrl} alt={alt} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {/* As high whichever is shown. */}
      <figcaption className="a-small a-mute store-caption">{place > 0 && shown?.alt}</figcaption>
    </figure>
  );
}
