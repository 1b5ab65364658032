import { Dialog } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { shortcutKeys } from './shortcuts.ts';

/** The keys that the player handles. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('learning');
  return (
    <Dialog open={open} onClose={onClose} title={t('player.keys')} closeLabel={t('common.close')}>
      <p className="a-small a-mute">{t('player.keysText')}</p>
      <dl className="learn-keys">
        {shortcutKeys.map(({ shortcut, keys }) => (
          <div key={shortcut} className="learn-key-row">
            <dt>
              {keys.map((key) => (
                <kbd key={key} className="learn-key">
                  {key === 'Space' ? t('player.space') : key}
                </kbd>
              ))}
            </dt>
            <dd>{t(`player.key.${shortcut}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
