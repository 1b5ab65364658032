import {
  changedProductFields,
  type Language,
  languages,
  type ManagedProduct,
  type ProductDraft,
  type ProductFields,
  type ProductStatus,
  productDraftOf,
  productFaults,
  productFieldsOf,
  productOfFields,
  type WrittenProduct,
  writtenProductOf,
  writtenProductPart,
} from '@arcada/contracts';
import {
  errorsUntilChanged,
  fieldErrorsOf,
  isApiError,
  type Translate,
  useDraft,
  useFormErrors,
  useLanguage,
} from '@arcada/platform';
import { notify } from '@arcada/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { faultsOf } from './product-faults.ts';
import { productsApi } from './products.api.ts';

/** What is typed, and the state of the product that it is based on. */
interface Kept {
  tag: string;
  saved: WrittenProduct;
  draft: ProductDraft;
}

/** What a button does: it saves, or changes the status besides, now or at a time to come. */
export type ProductStep = 'saved' | 'scheduled' | ProductStatus;

export interface Conflict {
  theirs: ManagedProduct;
  /** The fields as this form has them: with the status, if it was to change. */
  mine: ProductFields;
  /** What they are based on, with the status then. */
  base: ProductFields;
  publishAt?: string | undefined;
}

function keptOf(product: ManagedProduct, language: Language): Kept {
  const saved = writtenProductPart(product);
  return { tag: product.tag, saved, draft: productDraftOf(saved, language) };
}
/** In whichever language the amounts were shown when it was kept. */
const isTouched = ({ saved, draft }: Kept) =>
  languages.every((language) => JSON.stringify(draft) !== JSON.stringify(productDraftOf(saved, language)));
/**
 * What is typed, based on a newer state whose file or picture alone is another: a file brings its version. Undefined when
 * more has changed, or a version was typed, too: then the admin decides.
 */
function rebased(kept: Kept, product: ManagedProduct, language: Language): Kept | undefined {
  const next = keptOf(product, language);
  const changed = Object.keys(changedProductFields(productFieldsOf(kept.saved), productFieldsOf(next.saved)));
  const isOwn = kept.draft.version !== kept.saved.version;
  if (changed.some((field) => field !== 'version' || isOwn)) return undefined;
  return { ...next, draft: { ...kept.draft, version: product.version } };
}
const fieldsOf = (draft: ProductDraft) => productFieldsOf(writtenProductOf(draft));

const changedSince = (sent: ProductDraft, now: ProductDraft) =>
  Object.keys(changedProductFields(fieldsOf(sent), fieldsOf(now)));
const mineOf = ({ draft }: Kept, status: ProductStatus | undefined): ProductFields => ({
  ...fieldsOf(draft),
  ...(status && { status }),
});

/**
 * The form of a product: kept in the browser until it is saved, and saved only onto the state that it is based on. When
 * somebody else has changed the product meanwhile there is a `conflict`, until `resolve` is called with the chosen
 * fields.
 */
export function useProductEditor(product: ManagedProduct) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { id } = product;
  const kept = useDraft<Kept>(`product ${id}`, keptOf(product, language));
  const [save, saving] = productsApi.useAdminProductChangeMutation();
  const [conflict, setConflict] = useState<Conflict>();
  const [step, setStep] = useState<ProductStep>('saved');
  const { form, errors, showErrors } = useFormErrors(t);
  const busy = useRef(false);
  // While nothing is typed, the form follows the product.
  const value = isTouched(kept.value) ? kept.value : keptOf(product, language);
  const latest = () => {
    const now = kept.current();
    return isTouched(now) ? now.draft : keptOf(product, language).draft;
  };

  const follow = useEffectEvent(() => {
    const now = kept.current();
    const next = isTouched(now) && now.tag !== product.tag && !busy.current && rebased(now, product, language);
    if (next) kept.change(next);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the product is another
  useEffect(() => follow(), [product.tag]);

  const take = (saved: ManagedProduct, sent: Kept) => {
    const next = keptOf(saved, language);
    const now = kept.current();
    // What was typed while it was being saved stays.
    if (isTouched(now) && now.draft !== sent.draft) return kept.change({ ...next, draft: now.draft });
    kept.change(next);
    kept.forget();
  };
  const send = async (sent: Kept, status?: ProductStatus, publishAt?: string): Promise<void> => {
    const base = productFieldsOf(sent.saved);
    const mine = mineOf(sent, status);
    const change = { ...productOfFields(changedProductFields(base, mine)), ...(publishAt && { publishAt }) };
    if (Object.keys(change).length === 0) {
      notify({ title: t('products.nothingToSave') });
      return;
    }
    setStep(publishAt ? 'scheduled' : (status ?? 'saved'));
    const { data, error } = await save({ id, change, tag: sent.tag });
    if (data) {
      take(data, sent);
      notify({
        title: t(publishAt ? 'products.scheduled' : status ? `products.done.${status}` : 'products.saved'),
        tone: 'success',
      });
    } else if (isApiError(error)) {
      if (error.status === 412)
        setConflict({
          theirs: error.problem?.current as ManagedProduct,
          mine,
          base: { ...base, status: product.status },
          publishAt,
        });
      showErrors(() => errorsUntilChanged(fieldErrorsOf(error), changedSince(sent.draft, latest())));
    }
  };
  const once = async (work: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    await work().finally(() => {
      busy.current = false;
    });
  };
  const publishing = (status: ProductStatus | undefined) => (status ?? product.status) === 'published';

  return {
    draft: value.draft,
    touched: isTouched(value),
    // A draft kept from before there was a file may have another one, which has to be seen to be mended.
    fileVersion: product.hasFile && value.draft.version === value.saved.version ? product.version : undefined,
    restored: kept.restored,
    change: (change: Partial<ProductDraft>) => kept.change({ ...value, draft: { ...value.draft, ...change } }),
    discard: () => {
      kept.change(keptOf(product, language));
      kept.forget();
      showErrors(() => ({}));
    },
    submit: (status?: ProductStatus, publishAt?: string) => {
      const found = Object.keys(productFaults(value.draft, publishing(status)));
      // They follow what is typed from then on; new ones come with the next try.
      const isShown = ([path]: [string, unknown]) => found.includes(path);
      const faults = (translate: Translate) => faultsOf(latest(), publishing(status), translate);
      if (showErrors((translate) => Object.fromEntries(Object.entries(faults(translate)).filter(isShown)))) return;
      void once(() => send(value, status, publishAt));
    },
    form,
    errors,
    saving,
    /** What is being done. */
    pending: saving.isLoading ? step : undefined,
    conflict,
    closeConflict: () => setConflict(undefined),
    resolve: ({ status, ...fields }: ProductFields) => {
      if (!conflict) return;
      setConflict(undefined);
      const { theirs, base, publishAt } = conflict;
      const saved = writtenProductPart(theirs);
      const merged = productOfFields({ ...productFieldsOf(saved), ...fields }) as WrittenProduct;
      const next = { tag: theirs.tag, saved, draft: productDraftOf(merged, language) };
      kept.change(next);
      // While nobody else has changed it, what was pressed counts: a scheduled one may be published at another time.
      const chosen = theirs.status === base.status ? conflict.mine.status : status !== theirs.status && status;
      const wanted = chosen ? (chosen as ProductStatus) : undefined;
      void once(() => send(next, wanted, wanted && publishAt));
    },
  };
}
