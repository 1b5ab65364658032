import {
  type ContactMessage,
  type ContactStatus,
  contactStatuses,
  dateFormat,
  messageReference,
  site,
  type Translated,
} from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button, DefinitionList, Dialog, LinkButton, Notice, notify } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import './contact.css';
import { MessageStatus } from './message-status.tsx';
import { messagesApi } from './messages.api.ts';

interface MessageDialogProps {
  message: ContactMessage;
  onClose: () => void;
}

/** In the language of the message, not of the page. */
const subjects: Translated = {
  en: `Your message to ${site.name}`,
  'pt-BR': `A sua mensagem para ${site.name}`,
  es: `Tu mensaje a ${site.name}`,
};
/** Letters of the message in the reply: mail programs get it as an address, and some cut long ones. */
const longestQuote = 1000;
/** RFC 6068: the @ as it is, line ends as CRLF; below room for the reply stands what it answers. */
const replyTo = ({ id, email, language, message }: ContactMessage) => {
  const at = email.lastIndexOf('@');
  const address = [email.slice(0, at), email.slice(at + 1)].map(encodeURIComponent).join('@');
  const quoted = message.length > longestQuote ? `${message.slice(0, longestQuote).toWellFormed()}…` : message;
  const lines = ['', '', ...quoted.split(/\r?\n/).map((line) => `> ${line}`)];
  const fields = { subject: `${subjects[language]} (${messageReference(id)})`, body: lines.join('\r\n') };
  return `mailto:${address}?${new URLSearchParams(fields).toString().replaceAll('+', '%20')}`;
};

/** One message: read, answered in the admin's own mail program, marked or erased. */
export function MessageDialog({ message, onClose }: MessageDialogProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const [mark, marking] = messagesApi.useAdminMessageMarkMutation();
  const [erase] = messagesApi.useAdminMessageEraseMutation();
  const [eraseAll] = messagesApi.useAdminMessagesEraseMutation();
  const [erasing, setErasing] = useState<'one' | 'all'>();
  const { id, name, email, phone, service, status } = message;
  const handleMark = async (next: ContactStatus) => {
    if ((await mark({ id, status: next })).error) return;
    notify({ title: t(`messages.done.${next}`), tone: 'success' });
    onClose();
  };
  if (erasing)
    return (
      <ConfirmDialog
        title={t(erasing === 'one' ? 'messages.erase' : 'messages.eraseAll')}
        confirmLabel={t(erasing === 'one' ? 'messages.erase' : 'messages.eraseAll')}
        doneText={t('messages.erased')}
        onConfirm={() => (erasing === 'one' ? erase(id) : eraseAll(email))}
        onClose={onClose}
      >
        {erasing === 'one' ? t('messages.eraseText') : t('messages.eraseAllText', { email })}
      </ConfirmDialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('messages.from', { name })}
      closeLabel={t('common.close')}
      footer={
        <div className="a-row">
          <LinkButton variant="primary" href={replyTo(message)}>
            {t('messages.reply')}
          </LinkButton>
          {contactStatuses
            .filter((each) => each !== status)
            .map((each) => (
              <Button key={each} disabled={marking.isLoading} onClick={() => void handleMark(each)}>
                {t(`messages.mark.${each}`)}
              </Button>
            ))}
          <Button variant="danger" onClick={() => setErasing('one')}>
            {t('messages.erase')}
          </Button>
        </div>
      }
    >
      <div className="a-stack">
        <DefinitionList
          items={[
            { term: t('messages.status'), detail: <MessageStatus status={status} /> },
            { term: t('messages.reference'), detail: messageReference(id) },
            { term: t('messages.email'), detail: email },
            ...(phone ? [{ term: t('messages.phone'), detail: phone }] : []),
            ...(service ? [{ term: t('messages.service'), detail: t(`messages.services.${service}`) }] : []),
            {
              term: t('messages.receivedAt'),
              detail: dateFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(
                new Date(message.createdAt),
              ),
            },
          ]}
        />
        <p className="admin-message" lang={message.language}>
          {message.message}
        </p>
        {marking.error !== undefined && <Notice tone="danger">{errorText(marking.error)}</Notice>}
        <div>
          <Button size="small" variant="ghost" onClick={() => setErasing('all')}>
            {t('messages.eraseAll')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
