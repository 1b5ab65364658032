import { type ChatMeter, enoughContext } from '@arcada/bim';
import { useTranslation } from 'react-i18next';

/** How much is known for suggestions, and how much is needed. */
export function ContextMeter({ meter }: { meter: ChatMeter }) {
  const { t } = useTranslation('tools');
  const share = (have: number, need: number) => Math.min(1, have / need);
  const told = Math.min(share(meter.messages, enoughContext.messages), share(meter.words, enoughContext.words));
  const reached = meter.enough ? 1 : Math.max(told, share(meter.fields, enoughContext.fields));
  return (
    <div className="tools-chat-meter">
      <label className="a-small" htmlFor="chat-meter">
        {t(meter.enough ? 'chat.meterEnough' : 'chat.meterMore')}
      </label>
      <meter id="chat-meter" min={0} max={100} value={Math.floor(reached * 100)} />
      <p className="a-small a-mute">
        {t('chat.meterTold', { ...meter, needMessages: enoughContext.messages, needWords: enoughContext.words })}{' '}
        {t('chat.meterFields', {
          fields: Math.min(meter.fields, enoughContext.fields),
          needFields: enoughContext.fields,
        })}
      </p>
    </div>
  );
}
