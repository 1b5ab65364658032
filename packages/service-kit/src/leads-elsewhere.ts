const address = /:\/\/|www[.\u3002]|\]\(|\]:|@|[\p{L}\p{N}][.\u3002]\p{L}{2,}/u;

/** Whether a text has what a reader, or the program that shows it, would follow: a link, an address, the name of a site. */
export const leadsElsewhere = (text: string): boolean => address.test(text.normalize('NFKC'));
