import type { AdminTestimonial } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button, EmptyState, Notice, notify, PlusIcon } from '@arcada/ui';
import { AntdTheme } from '@arcada/ui/data';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import { ShortList } from '../../shared/short-list.tsx';
import { useTestimonialColumns } from './testimonial-columns.tsx';
import { TestimonialDialog } from './testimonial-dialog.tsx';
import { testimonialsApi } from './testimonials.api.ts';

/** What customers say: which of it the home page shows, and in which order. */
export function Component() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const query = testimonialsApi.useAdminTestimonialsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [edited, setEdited] = useState<string>();
  const [removed, setRemoved] = useState<AdminTestimonial>();
  const [change, changing] = testimonialsApi.useAdminTestimonialChangeMutation();
  const [arrange, arranging] = testimonialsApi.useAdminTestimonialOrderMutation();
  const [remove, removing] = testimonialsApi.useAdminTestimonialRemoveMutation();
  const [create, creating] = testimonialsApi.useAdminTestimonialCreateMutation();
  const all = query.data;
  const order = all?.filter(({ place }) => place !== null).map(({ id }) => id) ?? [];
  const tell = (title: string, error: unknown) =>
    error
      ? notify({ title: t('testimonials.failed'), description: errorText(error), tone: 'danger' })
      : notify({ title, tone: 'success' });
  const handleMove = async (id: string, by: -1 | 1) => {
    const at = order.indexOf(id);
    const next = order.toSpliced(at, 1).toSpliced(at + by, 0, id);
    const { error } = await arrange(next);
    if (error) tell('', error);
  };
  const handleShow = async ({ id, place, version, customerName: name }: AdminTestimonial) => {
    const { error } = await change({ id, change: { shown: place === null }, version });
    tell(t(place === null ? 'testimonials.shownNow' : 'testimonials.hiddenNow', { name }), error);
  };
  const handleRemove = async (testimonial: AdminTestimonial) => {
    const { error } = await remove(testimonial.id);
    if (error) tell('', error);
    else setRemoved(testimonial);
  };
  const handleUndo = async ({ version: _version, ...testimonial }: AdminTestimonial) => {
    const { error } = await create(testimonial);
    tell(t('testimonials.undone', { name: testimonial.customerName }), error);
    if (!error) setRemoved(undefined);
  };
  const table = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const pressed = useRef<{ button: 'up' | 'down' | 'show' | 'edit' | 'undo'; id: string }>(undefined);
  const busy = [changing, arranging, removing, creating].some(({ isLoading }) => isLoading);
  /** Nothing else is pressed meanwhile, and buttons that stay enabled keep the keyboard's focus. */
  const once = (button: 'up' | 'down' | 'show' | 'edit' | 'undo', id: string, work: () => Promise<void>) => {
    if (busy) return;
    pressed.current = { button, id };
    void work();
  };
  // A row that has moved has lost the focus, and at an end the pressed button is disabled: the other one takes it.
  useEffect(() => {
    const wanted = pressed.current;
    const active = document.activeElement;
    if (!wanted || busy) return;
    if (active !== document.body && !(active instanceof HTMLButtonElement && active.disabled)) return;
    const find = (button: string) =>
      table.current?.querySelector<HTMLElement>(`[data-press="${button} ${wanted.id}"]:enabled`);
    const other = wanted.button === 'up' ? 'down' : 'up';
    (wanted.button === 'undo' ? undo.current : (find(wanted.button) ?? find(other)))?.focus();
  });
  const columns = useTestimonialColumns({
    order,
    busy,
    onMove: (id, by) => once(by < 0 ? 'up' : 'down', id, () => handleMove(id, by)),
    onShow: (testimonial) => once('show', testimonial.id, () => handleShow(testimonial)),
    onEdit: setEdited,
    onRemove: (testimonial) => once('undo', testimonial.id, () => handleRemove(testimonial)),
  });
  return (
    <AdminFrame page="testimonials">
      <p className="a-mute">{t('testimonials.intro')}</p>
      <div>
        <Button variant="primary" icon={<PlusIcon size={18} />} onClick={() => setEdited('')}>
          {t('testimonials.new')}
        </Button>
      </div>
      {removed && (
        <Notice
          live
          actions={
            <Button
              ref={undo}
              size="small"
              loading={creating.isLoading}
              onClick={() => once('edit', removed.id, () => handleUndo(removed))}
            >
              {t('testimonials.undo')}
            </Button>
          }
        >
          {t('testimonials.removed', { name: removed.customerName })}
        </Notice>
      )}
      <QueryStates query={query} />
      {all?.length === 0 && <EmptyState title={t('testimonials.none')} />}
      <div ref={table}>{all && all.length > 0 && <ShortList columns={columns} rows={all} rowKey="id" />}</div>
      <AntdTheme language={language}>
        {edited !== undefined && (
          <TestimonialDialog
            key={edited}
            testimonial={all?.find(({ id }) => id === edited)}
            onClose={() => setEdited(undefined)}
          />
        )}
      </AntdTheme>
    </AdminFrame>
  );
}
