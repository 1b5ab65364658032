const address = /:\/\/|www[.\u3002]|\]\(|\]:|@|[\p{L}\p{N}][.\u3002]\p{L}{2,}/u;

/** Whether a text has what a reader, or the program that shows it, would follow: a link, an address, the name of a site. */
export const leadsElsewhere = (text: string): boolean => address.test(text.normalize('NFKC'));

/** How addresses end, or go on: such a word after a dot is read as the name of a site. Those of two letters are countries. */
export const addressEnding =
  /\.(?:[a-z]{2}|com|net|org|info|biz|xyz|top|pro|app|dev|site|online|shop|store|club|live|link|click|icu|vip|fun|win|bet|casino|blog|tech|cloud|space|website|page|news|world|email|edu|gov|law|legal|health|care|doctor|clinic|dental|expert|academy|school|engineer|engineering|build|design|studio|agency|company|group|digital|media|guru|today|life|games|poker|porn|sex|chat|help|support|money|cash|loan|credit|tax|deals|sale|party|wiki)(?![^.])/i;
