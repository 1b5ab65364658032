import {
  changedProductFields,
  type EditionChange,
  emptyProductDraft,
  followingSlug,
  forEachLanguage,
  type Language,
  languages,
  leadingName,
  links,
  type NewOwnProduct,
  type ProductDraft,
  type ProductEdition,
  type ProductFault,
  type ProductFields,
  productDraftOf,
  productFaults,
  productFieldsOf,
  productOfFields,
  slugSchema,
  type WrittenProduct,
  writtenProductOf,
  writtenProductPart,
} from '@arcada/contracts';
import {
  errorsUntilChanged,
  errorsUntilFilled,
  type FieldErrors,
  fieldErrorsOf,
  isApiError,
  type Translate,
  useDraft,
  useFormErrors,
} from '@arcada/platform';
import { notify } from '@arcada/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useContentTexts } from '../../shared/content-texts.ts';
import { ownProductsApi } from './content.api.ts';

/** What is typed, and the save that it is based on; of a new product there is none. */
interface Typed {
  id: string;
  tag: string;
  saved: WrittenProduct | null;
  draft: ProductDraft;
}

const words: Record<ProductFault, string> = {
  price: 'faults.price',
  fact: 'faults.fact',
  compatibility: 'faults.compatibility',
  featured: 'faults.fact',
  item: 'faults.item',
  date: 'faults.date',
  notes: 'faults.notes',
  missing: 'faults.missing',
};

function typedOf(edition: ProductEdition | undefined, shown: Language): Typed {
  if (!edition) return { id: '', tag: '', saved: null, draft: emptyProductDraft };
  const saved = writtenProductPart({ ...edition, featuredPlace: null });
  return { id: edition.id, tag: edition.tag, saved, draft: productDraftOf(saved, shown) };
}
const unchangedOf = ({ saved }: Typed, shown: Language) => (saved ? productDraftOf(saved, shown) : emptyProductDraft);
/** In whichever language the amounts were shown when it was kept. */
const isTouched = (typed: Typed) =>
  languages.every((shown) => JSON.stringify(typed.draft) !== JSON.stringify(unchangedOf(typed, shown)));
const fieldsOf = (draft: ProductDraft): ProductFields => productFieldsOf(writtenProductOf(draft));
const draftOfFields = (fields: ProductFields, shown: Language) =>
  productDraftOf(productOfFields(fields) as WrittenProduct, shown);
const nameOf = ({ texts }: ProductDraft) => leadingName(forEachLanguage((each) => texts[each].name));
/** What producers write: the place among the featured is the shop's. */
function changeOf(fields: ProductFields): EditionChange {
  const { featuredPlace: _, ...change } = productOfFields(fields);
  return change;
}

/**
 * The form of an own product, kept in the browser until it is saved, and saved only onto the state that it is based on.
 * `theirs` are the fields that were saved elsewhere since and are typed differently here, until `keepMine` is called.
 */
export function useProductForm(edition: ProductEdition | undefined, pageLanguage: Language) {
  const { t } = useContentTexts();
  const navigate = useNavigate();
  const [language, setLanguage] = useState(pageLanguage);
  const kept = useDraft<Typed>(`own product ${edition?.id ?? ''}`, typedOf(edition, pageLanguage));
  const [create, creating] = ownProductsApi.useStoreOwnProductCreateMutation();
  const [change, changing] = ownProductsApi.useStoreOwnProductChangeMutation();
  const [submit, submitting] = ownProductsApi.useStoreOwnProductSubmitMutation();
  /** What was refused: a file that is added or taken out since makes another of it. */
  const [refusedRevision, setRefusedRevision] = useState<number>();
  const { form, errors, showErrors } = useFormErrors(t);
  const busy = useRef(false);
  const isTyped = (now: Typed) => isTouched(now) || (!edition && now.id !== '');
  // While nothing is typed, the form follows what is stored.
  const shownOf = (now: Typed) => (isTyped(now) ? now : typedOf(edition, pageLanguage));
  const touched = isTyped(kept.value);
  const typed = shownOf(kept.value);
  const latest = () => shownOf(kept.current());
  const isOutdated = edition !== undefined && touched && typed.tag !== edition.tag;
  const base: ProductFields = typed.saved ? productFieldsOf(typed.saved) : {};
  const mine = fieldsOf(typed.draft);
  const stored = edition ? productFieldsOf(writtenProductPart({ ...edition, featuredPlace: null })) : {};
  const typedFields = changedProductFields(base, mine);
  const theirs = isOutdated
    ? Object.keys(changedProductFields(base, stored)).filter(
        (path) => path in typedFields && JSON.stringify(mine[path]) !== JSON.stringify(stored[path]),
      )
    : [];

  const put = (next: Typed) => kept.change(next);
  const show = (find: (translate: Translate) => FieldErrors): boolean => {
    const paths = Object.keys(find(t));
    const named = languages.filter((each) => paths.some((path) => path.startsWith(`texts.${each}.`)));
    if (named.length > 0 && !named.includes(language)) setLanguage(named[0] ?? language);
    return showErrors(find);
  };
  const faultsOf = (complete: boolean) => (translate: Translate) => {
    const { draft, id } = latest();
    const found: FieldErrors = Object.fromEntries(
      Object.entries(productFaults(draft, complete)).map(([path, fault]) => [path, translate(words[fault])]),
    );
    if (!edition && !slugSchema.safeParse(id.trim()).success) found.id = translate('faults.id');
    return found;
  };
  const isFaulty = (complete: boolean) => show(errorsUntilFilled(faultsOf(complete), t));
  const refused = (error: unknown, sent: Typed) => {
    const changed = ({ draft, id }: Typed) => [
      ...Object.keys(changedProductFields(fieldsOf(sent.draft), fieldsOf(draft))),
      ...(id === sent.id ? [] : ['id']),
    ];
    if (isApiError(error)) show(() => errorsUntilChanged(fieldErrorsOf(error), changed(latest())));
  };
  const forgetErrors = () => {
    for (const each of [creating, changing, submitting]) each.reset();
  };
  const take = (saved: ProductEdition | null, sent: ProductDraft) => {
    const next = typedOf(saved ?? undefined, pageLanguage);
    const now = kept.current();
    // What was typed while it was being saved stays.
    if (now.draft !== sent && touched) return put({ ...next, draft: now.draft });
    put(next);
    kept.forget();
  };
  /** The edition as it is saved now; undefined when it was refused. */
  const send = async (): Promise<ProductEdition | undefined> => {
    const { draft } = typed;
    if (!edition) {
      const { featuredPlace: _, ...written } = writtenProductOf(draft);
      const product: NewOwnProduct = { id: typed.id.trim(), ...written };
      const { data, error } = await create(product);
      if (!data) return void refused(error, typed);
      put(typedOf(undefined, pageLanguage));
      kept.forget();
      notify({ title: t('saved'), tone: 'success' });
      void navigate(links.contentProducts(data.id), { replace: true });
      return undefined;
    }
    const changed = changeOf(typedFields);
    if (Object.keys(changed).length === 0) return edition;
    const { data, error } = await change({ id: edition.id, change: changed, tag: typed.tag });
    if (!data?.edition) return void refused(error, typed);
    take(data.edition, draft);
    return data.edition;
  };
  const once = async (work: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    await work().finally(() => {
      busy.current = false;
    });
  };

  return {
    id: typed.id,
    draft: typed.draft,
    language,
    setLanguage,
    touched,
    restored: kept.restored && touched,
    isOutdated,
    theirs: theirs.map((path) => ({ path, value: stored[path], mine: mine[path] })),
    form,
    errors,
    isLoading: creating.isLoading || changing.isLoading || submitting.isLoading,
    error:
      (edition?.revision === refusedRevision ? submitting.error : undefined) ??
      (edition ? changing.error : creating.error),
    type: (part: Partial<ProductDraft>) => {
      const draft = { ...typed.draft, ...part };
      const id = edition ? typed.id : followingSlug(typed.id, nameOf(typed.draft), nameOf(draft));
      put({ ...typed, id, draft });
    },
    typeId: (id: string) => put({ ...typed, id }),
    /** One field as it was saved elsewhere. */
    takeTheirs: (path: string) =>
      put({ ...typed, draft: draftOfFields({ ...mine, [path]: stored[path] }, pageLanguage) }),
    /** What was typed, onto what was saved elsewhere. */
    keepMine: () => {
      if (!edition) return;
      put({
        ...typedOf(edition, pageLanguage),
        draft: draftOfFields({ ...stored, ...typedFields, featuredPlace: null }, pageLanguage),
      });
      forgetErrors();
    },
    discard: () => {
      forgetErrors();
      put(typedOf(edition, pageLanguage));
      kept.forget();
      showErrors(() => ({}));
    },
    save: () => {
      if (isFaulty(false)) return;
      if (!touched) notify({ title: t('nothingToSave') });
      else
        void once(async () => {
          if ((await send()) && edition) notify({ title: t('saved'), tone: 'success' });
        });
    },
    submit: () => {
      if (isFaulty(true) || !edition) return;
      void once(async () => {
        const saved = await send();
        if (!saved) return;
        const { data } = await submit({ id: saved.id, tag: saved.tag });
        setRefusedRevision(data ? undefined : saved.revision);
        if (data) notify({ title: t('submitted'), tone: 'success' });
      });
    },
  };
}
export type ProductForm = ReturnType<typeof useProductForm>;

/** The error of a field: its own, or that of a part of its list. */
export const errorAt = (errors: FieldErrors, path: string): string | undefined =>
  errors[path] ?? Object.entries(errors).find(([key]) => key.startsWith(`${path}.`))?.[1];
