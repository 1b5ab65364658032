import { links } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { IconButton, Notice, TrashIcon } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { assistantApi } from './assistant.api.ts';

interface ThreadListProps {
  current: string | undefined;
  onRemoved: (id: string) => void;
}

/** The user's conversations, newest first. */
export function ThreadList({ current, onRemoved }: ThreadListProps) {
  const { t } = useTranslation('tools');
  const errorText = useErrorText();
  const { data: threads = [] } = assistantApi.useToolsAssistantThreadsQuery();
  const [remove, removing] = assistantApi.useToolsAssistantThreadRemoveMutation();
  const handleRemove = async (id: string) => {
    if (!(await remove(id)).error) onRemoved(id);
  };
  return (
    <nav className="tools-threads" aria-label={t('assistant.threads')}>
      <Link className="a-link" to={links.bimDocs()} aria-current={current ? undefined : 'page'}>
        {t('assistant.new')}
      </Link>
      <ul>
        {threads.map(({ id, title }) => (
          <li key={id}>
            <Link className="a-link" to={`?thread=${id}`} aria-current={id === current ? 'page' : undefined}>
              {title}
            </Link>
            <IconButton
              small
              bare
              label={t('assistant.remove', { name: title })}
              icon={<TrashIcon />}
              onClick={() => void handleRemove(id)}
            />
          </li>
        ))}
      </ul>
      {removing.error !== undefined && <Notice tone="danger">{errorText(removing.error)}</Notice>}
    </nav>
  );
}
