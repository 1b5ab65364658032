import type { BimDocument } from '@arcada/bim';
import { links } from '@arcada/contracts';
import { useSession } from '@arcada/platform';
import { Button, LinkButton } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../shared/lazy-part.tsx';

const AnswerDialog = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "shared-answer" */ './answer-dialog.tsx');
  return part.AnswerDialog;
}, 'nothing');

/** In the address, that whoever has signed in for it goes on to answer. */
const asked = 'answer';

/** For readers of an EIR: a plan of their own that answers it. Whoever isn't signed in comes back here for it. */
export function SharedAnswer({ eir }: { eir: BimDocument }) {
  const { t } = useTranslation('tools');
  const { status } = useSession();
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const [isOpen, setOpen] = useState(search.has(asked));
  const handleClose = () => {
    setOpen(false);
    setSearch(
      (now) => {
        now.delete(asked);
        return now;
      },
      { replace: true },
    );
  };
  const next = new URLSearchParams(search);
  next.set(asked, '1');
  return (
    <div className="tools-shared-answer">
      {status === 'signed-out' ? (
        <LinkButton component={Link} to={links.auth(`${pathname}?${next}`)} size="small" variant="primary">
          {t('shared.answer')}
        </LinkButton>
      ) : (
        <Button size="small" variant="primary" disabled={status !== 'signed-in'} onClick={() => setOpen(true)}>
          {t('shared.answer')}
        </Button>
      )}
      <span className="a-small a-mute">{t('shared.answerHint')}</span>
      {isOpen && status === 'signed-in' && <AnswerDialog eir={eir} onClose={handleClose} />}
    </div>
  );
}
