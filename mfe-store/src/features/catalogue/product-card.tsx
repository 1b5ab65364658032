import { formatPrice, links, type ProductSummary } from '@arcada/contracts';
import { Art, Card, CardBody, CardFoot, CardMeta, CardText, CardTitle, CartIcon } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AddToCartButton } from './add-to-cart-button.tsx';

interface ProductCardProps {
  product: ProductSummary;
  level?: 2 | 3;
  /** In the first view: its picture is fetched at once. */
  eager?: boolean;
  /** The person has it: known only after the page is shown, so the mark takes no room of its own. */
  owned?: OwnedWords | undefined;
}

/** Given, as who isn't signed in needs none. */
export interface OwnedWords {
  mark: string;
  add: string;
}

/** Picture, type, name, price and Add to Cart. */
export function ProductCard({ product, level = 3, eager, owned }: ProductCardProps) {
  const { t } = useTranslation('store');
  const type = t(`type.${product.type}`);
  return (
    <Card as="article" interactive>
      <Art
        eager={eager}
        src={product.imageUrl}
        tag={owned ? `${type} · ${owned.mark}` : type}
        fallback={<CartIcon size={40} />}
      />
      <CardBody>
        <CardTitle level={level}>
          <Link className="a-card-link" to={links.product(product.id)}>
            {product.name}
          </Link>
        </CardTitle>
        <CardText>{product.description}</CardText>
        <CardMeta>
          <span>{product.compatibility}</span>
          <span>v{product.version}</span>
        </CardMeta>
        <CardFoot>
          <span className="a-price">{formatPrice(product.price)}</span>
          <AddToCartButton product={product} named>
            {owned?.add}
          </AddToCartButton>
        </CardFoot>
      </CardBody>
    </Card>
  );
}
