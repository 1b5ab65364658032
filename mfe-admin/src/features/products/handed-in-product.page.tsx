import { type HandedInProduct, links, saleToCome } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Badge, KeptFocus, Notice } from '@arcada/ui';
import { AntdTheme } from '@arcada/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { StatusBadge } from '../../shared/product-status.tsx';
import { isMissing, QueryStates } from '../../shared/query-states.tsx';
import { UnsentNote } from '../../shared/unsent-note.tsx';
import { HandedInChanges } from './handed-in-changes.tsx';
import { HandedInDecision } from './handed-in-decision.tsx';
import { HandedInGone } from './handed-in-gone.tsx';
import { productsApi } from './products.api.ts';
import './products.css';

/** What a producer has handed in, beside what is on sale, and what an admin decides about it. */
export function Component() {
  const { t } = useTranslation('admin');
  const { productId = '' } = useParams();
  return (
    <AdminFrame page="products">
      <p>
        <Link className="a-link a-small" to={links.admin('products-manager/handed-in')}>
          {t('products.handedIn.title')}
        </Link>
      </p>
      <Decided key={productId} id={productId} />
    </AdminFrame>
  );
}

/** Keeps the note to the producer, also where it can't be sent any more. */
function Decided({ id }: { id: string }) {
  const { t } = useTranslation('admin');
  const [opened] = useState(() => Date.now());
  const [note, setNote] = useState('');
  const query = productsApi.useAdminHandedInProductQuery(id, { refetchOnMountOrArgChange: true });
  const { data: handedIn, error } = query;
  const isGone = isMissing(error);
  return (
    <KeptFocus className="admin-kept">
      {handedIn && isGone ? (
        <>
          <HandedInGone id={id} opened={opened} />
          {note.trim() !== '' && <UnsentNote note={note.trim()} onDiscard={() => setNote('')} />}
        </>
      ) : (
        <QueryStates
          query={query}
          missing={{
            title: t('products.handedIn.notFound'),
            back: t('products.handedIn.title'),
            href: links.admin('products-manager/handed-in'),
          }}
        />
      )}
      {handedIn && !isGone && <HandedIn handedIn={handedIn} note={note} onNote={setNote} />}
    </KeptFocus>
  );
}

interface HandedInProps {
  handedIn: HandedInProduct;
  note: string;
  onNote: (note: string) => void;
}

function HandedIn({ handedIn, note, onNote }: HandedInProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { edition, producer, product } = handedIn;
  const { id, isNew } = edition;
  const name = edition.texts[language].name || id;
  return (
    <AntdTheme language={language}>
      <div className="a-row">
        <h2>{name}</h2>
        <Badge tone="info">{t(`products.handedIn.${isNew ? 'isNew' : 'isEdition'}`)}</Badge>
        {product && saleToCome(product) && <StatusBadge product={product} />}
        <span className="a-code">{id}</span>
      </div>
      <p>{t(`products.handedIn.${isNew ? 'newText' : 'editionText'}`)}</p>
      {edition.adminNote && (
        <Notice title={t('products.handedIn.noteTitle')}>
          <p className="admin-written">{edition.adminNote}</p>
          <Link
            className="a-link"
            to={`${links.admin('audit')}?${new URLSearchParams({ kind: 'product', subject: id })}`}
          >
            {t('products.handedIn.history')}
          </Link>
        </Notice>
      )}
      <p className="a-row">
        <Link className="a-link" to={links.productPreview(id, 'edition')}>
          {t('products.handedIn.preview')}
        </Link>
        {product && (
          <Link className="a-link" to={links.admin(`products-manager/edit/${id}`)}>
            {t('products.handedIn.openProduct')}
          </Link>
        )}
        {producer && (
          <Link className="a-link" to={`${links.admin('users-manager')}?${new URLSearchParams({ q: producer })}`}>
            {t('products.handedIn.openProducer', { name: producer })}
          </Link>
        )}
      </p>
      <HandedInChanges handedIn={handedIn} />
      <HandedInDecision handedIn={handedIn} name={name} note={note} onNote={onNote} />
    </AntdTheme>
  );
}
