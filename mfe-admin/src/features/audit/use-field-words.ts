import { type AuditEntry, centsToDollars, dateFormat, formatPrice } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { isNothing } from './changed-fields.ts';
import { partsOf } from './field-parts.ts';

/** Where the forms of a kind of item name its fields. */
const forms: Readonly<Record<string, readonly string[]>> = {
  product: ['products.texts', 'products.fields'],
  post: ['posts.texts', 'posts.fields'],
  course: ['courses.fields'],
  coupon: ['coupons.fields'],
  testimonial: ['testimonials.texts', 'testimonials.fields'],
  'testimonial-picture': ['testimonials.fields'],
};

/** Where values are named, by kind and field, or by the field alone. */
const choices: Readonly<Record<string, string>> = {
  'order.status': 'orders.states',
  'order.mail': 'orders.mailKinds',
  'order.alert': 'alerts.kinds',
  'post.status': 'posts.statuses',
  // A producer's product is submitted, too.
  'product.status': 'posts.statuses',
  'product.type': 'products.types',
  'product.category': 'products.categories',
  'course.status': 'courses.states',
  'course.revision': 'courses.states',
  'course.level': 'courses.levels',
  'letter.status': 'letters.statuses',
  'letter.pausedFor': 'letters.pauses',
  'review.status': 'reviews.statuses',
  'message.status': 'messages.statuses',
  'coupon.kind': 'coupons.kinds',
  'coupon.appliesTo': 'coupons.scopes',
  'delivery.kind': 'operation.kinds',
  'delivery.receiver': 'services',
  'stripe-event.outcome': 'stripeEvents.outcomes',
  role: 'roles',
  requestedRole: 'roles',
  language: 'languages',
};

const isTime = (value: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value);

/** A list that is stored as text, such as the changelog of a product. */
function listIn(value: string): readonly unknown[] | undefined {
  if (!value.startsWith('[')) return undefined;
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list : undefined;
  } catch {
    // A text that begins with a bracket.
    return undefined;
  }
}

interface FieldWords {
  labelOf: (path: string) => string;
  /** Undefined for nothing. */
  shownOf: (path: string, value: unknown) => string | undefined;
}

/** The fields and values of entries in the words of the forms and lists where admins meet them. */
export function useFieldWords(): (entry: AuditEntry) => FieldWords {
  const { t } = useTranslation('admin');
  const { language: own } = useLanguage();
  const time = dateFormat(own, { dateStyle: 'medium', timeStyle: 'medium' });
  const found = (keys: readonly string[]) => keys.map((key) => t(key, '')).find(Boolean);

  return ({ subject: { kind } }) => {
    const labelOf = (path: string): string => {
      const { lesson, language, name } = partsOf(kind, path);
      const places = [...(forms[kind] ?? []), 'audit.fields'];
      const label = found(places.map((place) => `${place}.${name}`)) ?? name;
      const full = language ? `${label} (${t(`languages.${language}`)})` : label;
      return lesson === undefined ? full : t('audit.ofLesson', { lesson, field: full });
    };

    const wordsOf = (name: string, value: unknown): string => {
      if (typeof value === 'boolean') return t(value ? 'users.yes' : 'users.no');
      if (typeof value === 'number' && /cents$/i.test(name)) return formatPrice(centsToDollars(value));
      if (typeof value === 'number' && name === 'price') return formatPrice(value);
      if (typeof value === 'number') return value.toLocaleString(own);
      if (Array.isArray(value)) return value.map((each) => wordsOf(name, each)).join(', ');
      if (typeof value !== 'string')
        return Object.entries(value as object)
          .map(([member, each]) => (isNothing(each) ? '' : wordsOf(member, each)))
          .filter(Boolean)
          .join(' · ');
      if (isTime(value)) return time.format(new Date(value));
      // Which fields they are, of those whose values aren't kept.
      if (name === 'notKept') return labelOf(value);
      const place = choices[`${kind}.${name}`] ?? choices[name];
      if (place) return t(`${place}.${value}`, value);
      return (
        listIn(value)
          ?.map((each) => wordsOf(name, each))
          .join('\n') ?? value
      );
    };

    return {
      labelOf,
      shownOf: (path, value) =>
        isNothing(value) ? undefined : wordsOf(path.slice(path.lastIndexOf('.') + 1), value) || undefined,
    };
  };
}
