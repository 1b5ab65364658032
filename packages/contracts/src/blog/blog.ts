/** Tabs of /services, in order; the first is the default. */
export const serviceTabs = ['ai-consulting', 'custom-development', 'training', 'implementation'] as const;
export type ServiceTab = (typeof serviceTabs)[number];
/** Maximum lengths in a contact message. */
export const contactLimits = { name: 120, email: 254, phone: 40, message: 5000, messageLeast: 10 } as const;
/** A telephone number as people write them, perhaps with an extension; or nothing. */
export const phonePattern = /^(?:\+?[\d\s()./-]{5,}(?:\s*(?:x|ext\.?|ramal)\s*\d{1,6})?)?$/i;
/** Pages that are one running text, at their own address. */
export const textPageNames = ['privacy', 'terms'] as const;
export type TextPageName = (typeof textPageNames)[number];
