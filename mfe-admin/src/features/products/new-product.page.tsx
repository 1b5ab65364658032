import {
  emptyProductDraft,
  followingSlug,
  forEachLanguage,
  leadingName,
  links,
  type ProductDraft,
  slugSchema,
  writtenProductOf,
} from '@arcada/contracts';
import {
  errorsUntilFilled,
  type FieldErrors,
  fieldErrorsOf,
  isApiError,
  type Translate,
  useDraft,
  useErrorText,
  useFormErrors,
  useLanguage,
} from '@arcada/platform';
import { Button, Notice, notify } from '@arcada/ui';
import { AntdTheme, Field, TextInput } from '@arcada/ui/forms';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { SaveBar } from '../../shared/save-bar.tsx';
import { ProductFacts } from './product-facts.tsx';
import { faultsOf } from './product-faults.ts';
import { ProductTexts } from './product-texts.tsx';
import { productsApi } from './products.api.ts';
import './products.css';

interface NewDraft extends ProductDraft {
  id: string;
}
const nothing: NewDraft = { id: '', ...emptyProductDraft };

const nameOf = ({ texts }: Pick<NewDraft, 'texts'>) => leadingName(forEachLanguage((each) => texts[each].name));

/** A new product. It is a draft until it has a file and all its texts. */
export function Component() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { value: draft, current, change, forget } = useDraft<NewDraft>('product-new', nothing);
  const { form, errors, showErrors } = useFormErrors(t);
  const [create, { error, isLoading }] = productsApi.useAdminProductCreateMutation();
  const busy = useRef(false);
  const set = (part: Partial<NewDraft>) => change({ ...draft, ...part });
  const send = async ({ id, ...rest }: NewDraft) => {
    const { data, error: refused } = await create({ id: id.trim(), ...writtenProductOf(rest) });
    if (data) {
      forget();
      notify({ title: t('products.created'), tone: 'success' });
      void navigate(links.admin(`products-manager/edit/${data.id}`), { replace: true });
    } else if (isApiError(refused)) showErrors(() => fieldErrorsOf(refused));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const faults = (translate: Translate): FieldErrors => ({
      ...faultsOf(current(), false, translate),
      ...(!slugSchema.safeParse(current().id.trim()).success && { id: translate('products.idFault') }),
    });
    const invalid = showErrors(errorsUntilFilled(faults, t));
    if (invalid || busy.current) return;
    busy.current = true;
    void send(draft).finally(() => {
      busy.current = false;
    });
  };
  return (
    <AdminFrame page="products">
      <p>
        <Link className="a-link a-small" to={links.admin('products-manager')}>
          {t('products.back')}
        </Link>
      </p>
      <h2>{t('products.new')}</h2>
      <AntdTheme language={language}>
        <form ref={form} noValidate className="admin-product" onSubmit={handleSubmit}>
          {/* Its name comes first, which its id follows. */}
          <ProductTexts
            texts={draft.texts}
            errors={errors}
            onChange={(texts) => set({ texts, id: followingSlug(draft.id, nameOf(draft), nameOf({ texts })) })}
            afterName={
              <Field label={t('products.id')} hint={t('products.idHint')} error={errors.id} required>
                <TextInput maxLength={160} value={draft.id} onChange={({ target }) => set({ id: target.value })} />
              </Field>
            }
          />
          <ProductFacts id={draft.id} draft={draft} errors={errors} onChange={set} />
          <SaveBar>
            {error !== undefined && <Notice tone="danger">{errorText(error)}</Notice>}
            <div>
              <Button type="submit" variant="primary" loading={isLoading}>
                {t('products.create')}
              </Button>
            </div>
          </SaveBar>
        </form>
      </AntdTheme>
    </AdminFrame>
  );
}
