const first = (pattern: RegExp, mail: string | undefined) => pattern.exec(mail ?? '')?.[0] ?? '';

/** The token in the link of a mail; empty when the mail has none of this kind. */
export const confirmToken = (mail: string | undefined) => first(/(?<=\/confirm-email\?token=)[\w-]{43}/, mail);
export const undoToken = (mail: string | undefined) => first(/(?<=\/undo-email\?token=)[\w-]{43}/, mail);
