import type { PaymentMethod, Session } from '../data/types.ts';
import { html, type Markup } from './html.ts';
import { type Frame, page } from './layout.ts';
import { returnAddress, total } from './pay-page.ts';
import { fill } from './texts.ts';

/** The bank's page of a card that needs authentication. */
export function authenticatePage(frame: Frame, session: Session, method: PaymentMethod): string {
  const { texts, base } = frame;
  const intro = fill(texts.authIntro, { last4: method.card?.last4 ?? '', total: total(session) });
  const content = html`<form class="card notice" method="post" action="${base}/${session.id}/authenticate">
<h1>${texts.authTitle}</h1>
<p>${intro}</p>
<p class="hint">${texts.authNote}</p>
<div class="buttons">
<button class="primary" type="submit" name="answer" value="complete">${texts.authComplete}</button>
<button class="secondary" type="submit" name="answer" value="fail">${texts.authFail}</button>
</div>
</form>`;
  return page(frame, texts.authTitle, content);
}

const notice = (title: string, text: string, link?: Markup) =>
  html`<div class="card notice"><h1>${title}</h1><p>${text}</p>${link}</div>`;
const backTo = (href: string, text: string) => html`<p><a class="primary" href="${href}">${text}</a></p>`;

/** The page of a paid or expired session. */
export function closedPage(frame: Frame, session: Session): string {
  const { texts } = frame;
  if (session.status === 'expired') {
    const link = session.cancel_url ? backTo(returnAddress(session, session.cancel_url), texts.backToShop) : undefined;
    return page(frame, texts.expiredTitle, notice(texts.expiredTitle, texts.expiredText, link));
  }
  const text = session.payment_status === 'unpaid' ? texts.pendingText : texts.paidText;
  const link = session.success_url ? backTo(returnAddress(session, session.success_url), texts.backToShop) : undefined;
  return page(frame, texts.paidTitle, notice(texts.paidTitle, text, link));
}

export function missingPage(frame: Frame): string {
  const { texts } = frame;
  return page(frame, texts.missingTitle, notice(texts.missingTitle, texts.missingText, backTo('/', texts.backToShop)));
}

/** For a shop on another origin: `form-action 'self'` forbids redirecting a form's response there. */
export function continuePage(frame: Frame, href: string): string {
  const { texts } = frame;
  const head = html`<meta http-equiv="refresh" content="0;url=${href}">`;
  return page(
    frame,
    texts.continueTitle,
    notice(texts.continueTitle, texts.continueText, backTo(href, texts.continueLink)),
    head,
  );
}
