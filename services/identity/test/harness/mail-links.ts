const first = (pattern: RegExp, mail: string | undefined) => pattern.exec(mail ?? '')?.[0] ?? '';

/** The link of a mail's button; empty when the mail has none of this kind. */
export const confirmPath = (mail: string | undefined) => first(/api\/user\/confirm-email\?token=[\w-]{43}/, mail);
export const undoToken = (mail: string | undefined) => first(/(?<=\/undo-email\?token=)[\w-]{43}/, mail);
