import type { Language } from '@arcada/contracts';
import { type SyntheticEvent, useEffect, useState } from 'react';

interface MailHtmlProps {
  title: string;
  language: Language;
  /** A whole document. */
  html: string;
}

/**
 * A mail as mail programs get it, in a frame without scripts, forms and a way out. The frame is of this site, because
 * its height is that of the mail; its address is of this page alone, so that its policy is this page's.
 */
export function MailHtml({ title, language, html }: MailHtmlProps) {
  const [address, setAddress] = useState<string>();
  const [height, setHeight] = useState(480);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [html]);
  const handleLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const mail = currentTarget.contentDocument;
    if (!mail) return;
    setHeight(mail.documentElement.scrollHeight);
    // Where the mail leads is seen without leaving what is written.
    for (const link of mail.links) Object.assign(link, { target: '_blank', rel: 'noopener' });
  };
  return (
    <iframe
      className="admin-mail-html"
      title={title}
      lang={language}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      src={address}
      height={height}
      onLoad={handleLoad}
    />
  );
}
