import type { LineItem, Session } from '../data/types.ts';
import { type FieldErrors, type FieldName, type FieldValues, fieldNames, grouped, offeredCards } from './card-form.ts';
import { html, type Markup } from './html.ts';
import { type Frame, page } from './layout.ts';
import { money } from './money.ts';
import { fill, type Texts } from './texts.ts';

export interface PayView {
  session: Session;
  lines: readonly LineItem[];
  /** Name of the coupon that the session has. */
  coupon: string | null;
  values: FieldValues;
  errors: FieldErrors;
  /** Text of the last declined attempt. */
  declined?: keyof Texts | undefined;
  /** A test card was just filled in: the next step gets the focus. */
  filled?: boolean;
  /** Identifies this form, so that submitting it twice is one attempt. */
  attempt: string;
}

/** The page on which a shopper pays an open session. */
export function payPage(frame: Frame, view: PayView): string {
  const { texts } = frame;
  const title = fill(texts.pay, { total: total(view.session) });
  const failed = Object.keys(view.errors).length > 0 || view.declined !== undefined;
  const content = html`<h1>${texts.title}</h1>
<div class="columns">
${summary(texts, view)}
<form id="pay" class="card form" method="post" action="${frame.base}/${view.session.id}" novalidate>
<h2>${view.session.amount_total > 0 ? texts.details : texts.complete}</h2>
${failed ? alert(texts, view) : null}
<input type="hidden" name="attempt" value="${view.attempt}">
${fields(texts, view)}
<button class="primary" type="submit"${view.filled && !firstEmpty(view) ? html` autofocus` : null}>${view.session.amount_total > 0 ? title : texts.complete}</button>
${view.session.cancel_url ? html`<a class="quiet" href="${returnAddress(view.session, view.session.cancel_url)}">${texts.cancel}</a>` : null}
</form>
${view.session.amount_total > 0 ? testCards(texts, view) : null}
</div>`;
  return page(frame, texts.title, content);
}

export const total = (session: Session): string => money(session.amount_total, session.currency);

/** The shop's address with the session's id filled in. */
export function returnAddress(session: Session, template: string): string {
  return template.replaceAll(/(\{|%7B)CHECKOUT_SESSION_ID(\}|%7D)/gi, session.id);
}

function summary(texts: Texts, { session, lines, coupon }: PayView): Markup {
  return html`<section class="card summary" aria-labelledby="summary">
<h2 id="summary">${texts.summary}</h2>
<ul>
${lines.map(
  (line) => html`<li><span class="what">${line.description}
<small>${texts.quantity} ${line.quantity}${line.quantity > 1 ? html` · ${money(line.price.unit_amount, line.currency)} ${texts.each}` : null}</small></span>
<span class="amount">${money(line.amount_subtotal, line.currency)}</span></li>`,
)}
</ul>
${discount(texts, session, coupon)}
<p class="total"><span>${texts.total}</span> <strong class="amount">${total(session)}</strong></p>
</section>`;
}

function discount(
  texts: Texts,
  { total_details: { amount_discount: amount }, currency }: Session,
  coupon: string | null,
): Markup | null {
  if (amount === 0) return null;
  return html`<p class="total"><span>${coupon ? fill(texts.coupon, { coupon }) : texts.discount}</span> <span class="amount">${money(-amount, currency)}</span></p>`;
}

function alert(texts: Texts, { errors, declined }: PayView): Markup {
  const [first, second] =
    declined && Object.keys(errors).length === 0 ? [declined, texts.tryAgain] : ['fixErrors' as const, texts.notPaid];
  // No script can move the focus here: autofocus makes the browser do it, so that the text is read
  // out.
  return html`<div class="alert" role="alert" tabindex="-1"${declined ? html` autofocus` : null}><strong>${texts[first]}</strong> ${second}</div>`;
}

function fields(texts: Texts, view: PayView): Markup {
  const email = field(
    texts,
    view,
    'email',
    html`type="email" autocomplete="email"${view.session.customer_email ? html` readonly` : null}`,
  );
  if (view.session.amount_total === 0) return html`<p>${texts.free}</p>${email}`;
  // A browser must not offer the shopper's real card on a test page.
  const noCard = html`autocomplete="off" inputmode="numeric"`;
  return html`${email}
${field(texts, view, 'card', html`${noCard} maxlength="30" class="mono"`)}
<div class="pair">
${field(texts, view, 'expiry', html`${noCard} maxlength="9" class="mono"`, texts.expiryHint)}
${field(texts, view, 'cvc', html`${noCard} maxlength="4" class="mono"`, texts.cvcHint)}
</div>
${field(texts, view, 'name', html`type="text" autocomplete="name" maxlength="256"`)}`;
}

function firstEmpty({ values }: PayView): FieldName | undefined {
  return fieldNames.find((name) => !values[name]);
}

function field(texts: Texts, view: PayView, name: FieldName, attributes: Markup, hint?: string): Markup {
  const { values, errors } = view;
  const error = errors[name];
  const first = name === (view.filled ? firstEmpty(view) : Object.keys(errors)[0]);
  const described = [hint ? `${name}-hint` : '', error ? `${name}-error` : ''].filter(Boolean).join(' ');
  return html`<div class="field">
<label for="${name}">${texts[name]}</label>
<input id="${name}" name="${name}" value="${values[name] ?? ''}" required ${attributes}${described ? html` aria-describedby="${described}"` : null}${error ? html` aria-invalid="true"` : null}${first ? html` autofocus` : null}>
${hint ? html`<span class="hint" id="${name}-hint">${hint}</span>` : null}
${error ? html`<span class="error" id="${name}-error">${texts[error]}</span>` : null}
</div>`;
}

// Submit buttons of the same form keep the input; they come after the pay button, which Enter then
// presses.
function testCards(texts: Texts, view: PayView): Markup {
  const chosen = view.values.card?.replaceAll(' ', '');
  return html`<section class="cards" aria-labelledby="cards">
<h2 id="cards">${texts.testCards}</h2>
<p>${texts.testCardsHint}</p>
<ul>
${offeredCards.map(
  ([number, label]) =>
    html`<li><button type="submit" form="pay" name="fill" value="${number}" aria-pressed="${chosen === number ? 'true' : 'false'}"><span>${texts[label]}</span> <code>${grouped(number)}</code></button></li>`,
)}
</ul>
</section>`;
}
